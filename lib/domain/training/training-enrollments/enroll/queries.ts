import { searchPeopleToEnroll } from '@/lib/domain/people/persons/training/queries'
import { readSessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { problemText } from '@/lib/platform/contract/problems'
import type { CandidateRecord, trainingEnrollments } from '../contract'
import { readCandidates } from '../names/queries'
import { refusalToEnroll, refusalValues, availabilityOf } from '../names/rules'

export async function searchCandidates(
  context: Context,
  {
    sessionId,
    keyword,
    employerId,
    ids: only,
    ...page
  }: CheckedInputOf<typeof trainingEnrollments.candidates>,
): Promise<OutputOf<typeof trainingEnrollments.candidates>> {
  const { sql, language, now } = context
  const session = await readSessionSeats(sql, sessionId)
  const availability = availabilityOf(session, now)
  const { people, total } = await searchPeopleToEnroll(context, {
    keyword,
    employerId,
    ids: only,
    ...page,
  })
  const ids = people.map(({ id }) => id)
  const candidates = await readCandidates(sql, session, ids, now)
  const rows = people.flatMap((person): CandidateRecord[] => {
    const candidate = candidates.find(({ id }) => id === person.id)
    if (!candidate) return [] // removed between the two reads
    const code = refusalToEnroll(candidate, availability)
    return [
      {
        id: person.id,
        code: person.code,
        ...namesOf(person),
        employer: person.employer,
        TrainingStatus: person.trainingStatus,
        trainingValidUntil: person.trainingValidUntil && fromUtcDate(person.trainingValidUntil),
        profileAssetId: person.profileAssetId,
        hasIdCard: person.idCardAssetId !== null,
        refusal: code && {
          code,
          text: problemText(code, language, refusalValues(language, candidate)),
        },
      },
    ]
  })
  return { rows, total: total ?? rows.length }
}
