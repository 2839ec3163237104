import * as z from 'zod'
import { namesOf } from '@/lib/domain/people/persons/rules'
import {
  refusalValues,
  type Candidate,
} from '@/lib/domain/training/training-enrollments/names/rules'
import { takesPeople } from '@/lib/domain/training/training-sessions/workflow'
import { policiesMet, type Actor } from '@/lib/platform/access/actor'
import { Problem } from '@/lib/platform/contract/problem'
import {
  problemText,
  type Language,
  type ProblemCode,
  type Values,
} from '@/lib/platform/contract/problems'
import { seatRequestRecord, type SeatRequestRecord } from './contract'
import { deadlineOf, needsMoreSeats, seatRequestChecks, type SkippedName } from './rules'
import { seatRequestRow } from './rows'
import { seatRequestWorkflow } from './workflow'

const { position, contractor, session } = seatRequestRecord.shape

/** A row of the list. */
export const listedRequest = z.object(seatRequestRow.shape).extend({
  position,
  contractor,
  people: z.array(
    z.object({
      id: z.guid(),
      code: z.string(),
      firstNameTh: z.string(),
      lastNameTh: z.string(),
      firstNameEn: z.string().nullable(),
      lastNameEn: z.string().nullable(),
    }),
  ),
  session,
  startsAt: z.date(),
  seatsFree: z.int(),
})

const instant = (value: Date | null) => value?.toISOString() ?? null

export function presentSeatRequest(
  actor: Actor,
  row: z.output<typeof listedRequest>,
  now: Date,
): SeatRequestRecord {
  const {
    people,
    startsAt,
    seatsFree,
    notice: _,
    skipped: _told,
    requestedByUserId: _by,
    ...request
  } = row
  const session = { ...row.session, startsAt }
  const until = takesPeople(session.status) ? deadlineOf(row, startsAt) : null
  return {
    ...request,
    queuedAt: row.queuedAt.toISOString(),
    offerUntil: instant(row.status === 'Offered' ? until : row.offerUntil),
    nameUntil: instant(row.status === 'Held' ? until : row.nameUntil),
    needsMoreSeats: needsMoreSeats(row, seatsFree),
    people: people.map((person) => ({ id: person.id, code: person.code, ...namesOf(person) })),
    can: {
      commands: seatRequestWorkflow.offered(row.status, {
        roles: policiesMet(actor, seatRequestWorkflow.table.roles),
        checks: seatRequestChecks(row, session, now),
      }),
    },
  }
}

type Refused = { personId: string; candidate?: Candidate; code: ProblemCode | null }

/** The same in both languages, for a mail to come. */
export const skippedInBoth = (refused: readonly Refused[]): SkippedName[] => {
  const english = skippedNames('en', refused)
  return skippedNames('th', refused).map(({ personId, text }, index) => ({
    personId,
    th: text,
    en: english[index]!.text,
  }))
}

/** People without whom what is asked for cannot be, each with the reason. */
export const namesRefused = (
  language: Language,
  personIds: readonly string[],
  refused: readonly Refused[],
) =>
  new Problem('enrollment-refused', {
    errors: skippedNames(language, refused).map(({ personId, text }) => ({
      path: `personIds.${personIds.indexOf(personId)}`,
      message: text,
    })),
  })

/** Names that were left out, in words. */
export const skippedNames = (language: Language, refused: readonly Refused[]) =>
  refused.flatMap(({ personId, candidate, code }) => {
    if (!code) return []
    const values: Values = candidate ? refusalValues(language, candidate) : { id: personId }
    return [{ personId, code, text: problemText(code, language, values) }]
  })
