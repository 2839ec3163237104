/**
 * รายชื่อในเครื่องที่ประตู: ตัดสินได้เองเมื่อไม่มีเครือข่าย ด้วยกฎเดียวกับระบบกลาง
 * The list in a device at a gate: without a network it answers as the server would.
 * Source: docs/gate.md#6-offline.
 */
import {
  judge,
  lastDayOf,
  type Case,
  type Verdict,
} from '@/lib/domain/eligibility/eligibility/rules'
import { wordReason, type ReasonReader } from '@/lib/domain/eligibility/eligibility/wording/rules'
import { isIdentifierOf, parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { searchedWords } from '@/lib/platform/contract/search-words'
import { clockOf } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import { HOUR } from '@/lib/platform/dates/durations'
import type { GateMatch } from '../contract'
import { matchOf, MOST_MATCHES } from '../look/rules'
import type { GateList, ListedPerson } from './contract'

export const ageOf = ({ madeAt }: Pick<GateList, 'madeAt'>, now: Date): number =>
  now.getTime() - Date.parse(madeAt)

/** Such a list lets nobody in; people go out as before. */
export const isTooOld = (list: Pick<GateList, 'madeAt' | 'listHours'>, now: Date): boolean =>
  ageOf(list, now) > list.listHours * HOUR

type Asked = { text: string } | { keyword: string }
type At = { gateId: string; now: Date }

/** What `gate/look` answers, from the list. */
export function lookInList(
  list: GateList,
  asked: Asked,
  at: At,
  reader: ReasonReader,
): GateMatch[] {
  const since = new Map(list.inside.map((stay) => [stay.personId, stay.since]))
  return peopleOf(list, asked).map((person) => {
    const verdict = verdictAt(list, person, at)
    const presented = {
      personId: person.id,
      verdict: verdict.verdict,
      until: verdict.until(),
      rulesRevision: list.rulesRevision,
      reasons: verdict.reasons.map((reason) => ({
        ...wordReason(reader, verdict, reason),
        canOverride: false,
      })),
    }
    return matchOf(verdict, presented, since.get(person.id) ?? null)
  })
}

/** Removed people are found by their card alone. */
function peopleOf({ people }: GateList, asked: Asked): ListedPerson[] {
  if ('text' in asked) {
    const identifier = parsePersonIdentifier(asked.text)
    return people.filter((person) => identifier && isIdentifierOf(identifier, person))
  }
  const words = searchedWords(asked.keyword).map((word) => word.toLowerCase())
  const isFound = (person: ListedPerson) => {
    const { code, firstNameTh, lastNameTh, firstNameEn, lastNameEn } = person
    const texts = [code, firstNameTh, lastNameTh, firstNameEn ?? '', lastNameEn ?? '']
    return words.every((word) => texts.some((text) => text.toLowerCase().includes(word)))
  }
  return words.length === 0
    ? []
    : people.filter((person) => !person.isRemoved && isFound(person)).slice(0, MOST_MATCHES)
}

/** The server's verdict on somebody at a gate, from the list. */
export function verdictAt(list: GateList, listed: ListedPerson, { gateId, now }: At): Verdict {
  const { timeZone, dateEra, entryNeedsPermit, rulesRevision } = list
  const { today: day, time } = clockOf(timeZone, now)
  const person = factsOn(listed, day)
  const employer = list.employers.find(({ id }) => id === person.employerId) ?? null
  const types = new Map(list.types.map((type) => [type.id, type]))
  const rules = { requirements: list.requirements, types, entryNeedsPermit }
  const asked: Case = { purpose: 'Enter', day, time, workspaceAreaId: areaOf(list, gateId) }
  const facts = { person, employer }
  const judgement = judge(facts, rules, asked)
  return {
    ...judgement,
    until: () => lastDayOf(judgement, facts, rules, asked),
    person,
    employer,
    site: { day, time, timeZone, dateEra, entryNeedsPermit, rulesRevision },
  }
}

/** What a gate leads to; null at the boundary of the site. */
const areaOf = ({ gates }: GateList, gateId: string) =>
  gates.find(({ id }) => id === gateId)?.workspaceAreaId ?? null

function factsOn({ seatDays, permits, ...person }: ListedPerson, day: Day): Verdict['person'] {
  return {
    ...person,
    hasSeat: seatDays.includes(day),
    permits: permits.flatMap(({ day: ofDay, ...permit }) => (ofDay === day ? [permit] : [])),
  }
}
