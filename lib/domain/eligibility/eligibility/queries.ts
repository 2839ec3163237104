import {
  appliesTo,
  type JudgedDuty,
  type Requirement,
} from '@/lib/domain/eligibility/requirements/rules'
import type { Sql } from '@/lib/platform/db/sql'
import type { EmployerFacts } from './facts/contract'
import { readFacts } from './facts/queries'
import { judge, lastDayOf, type Case, type Verdict } from './rules'

/** What is asked of several people; the day and time at the site follow from `at`. */
export type AskedCase = Omit<Case, 'day' | 'time' | 'dutyCodes'> & {
  at: Date
  /** Where it is not the day of `at`. */
  day?: Case['day'] | null
}
type AskedPerson = { id: string; dutyCodes?: readonly JudgedDuty[] }

/** The people of one case, such as the crew of a permit. */
export type AskedGroup = { people: readonly AskedPerson[]; asked: Omit<AskedCase, 'at'> }

/** The verdicts on people, in their order, read in one statement. Ids of nobody have none. */
export async function readVerdicts(
  sql: Sql,
  people: readonly AskedPerson[],
  asked: AskedCase,
): Promise<Verdict[]> {
  const [verdicts = []] = await readVerdictsOfGroups(sql, [{ people, asked }], asked)
  return verdicts
}

/** The same for several cases of one purpose, moment and day, in one statement: the verdicts of each. */
export async function readVerdictsOfGroups(
  sql: Sql,
  groups: readonly AskedGroup[],
  when: Pick<AskedCase, 'purpose' | 'at' | 'day'>,
): Promise<Verdict[][]> {
  const {
    site,
    requirements,
    types,
    employers,
    people: found,
  } = await readFacts(
    sql,
    groups.flatMap(({ people }) => people.map(({ id }) => id)),
    when,
  )
  const rules = { requirements, types, entryNeedsPermit: site.entryNeedsPermit }
  const byId = new Map(found.map((person) => [person.id, person]))
  return groups.map(({ people, asked }) => {
    const caseFor = remembered((dutyCodes: readonly JudgedDuty[] | undefined, employer) => {
      const own = { ...asked, day: site.day, time: site.time, dutyCodes }
      const counts = (requirement: Requirement) => appliesTo(requirement, own, employer)
      return { own, ownRules: { ...rules, requirements: requirements.filter(counts) } }
    })
    return people.flatMap(({ id, dutyCodes }) => {
      const person = byId.get(id)
      if (!person) return []
      const employer = employers.get(person.employerId ?? '') ?? null
      const facts = { person, employer }
      const { own, ownRules } = caseFor(dutyCodes, employer)
      const { verdict, reasons } = judge(facts, ownRules, own)
      const until = () => lastDayOf({ verdict }, facts, ownRules, own)
      return { verdict, reasons, until, person, employer, site }
    })
  })
}

type CaseFor<T> = (
  dutyCodes: readonly JudgedDuty[] | undefined,
  employer: EmployerFacts | null,
) => T

/** A crew is of few companies and duties. */
function remembered<T>(read: CaseFor<T>): CaseFor<T> {
  const known = new Map<string, T>()
  return (dutyCodes, employer) => {
    const key = `${dutyCodes?.join()} ${employer?.id}`
    const found = known.get(key) ?? read(dutyCodes, employer)
    known.set(key, found)
    return found
  }
}
