import type { Sql } from '@/lib/platform/db/sql'
import { readPastOfPersons } from '../events/queries'
import { sinceOf, storyOf, type Draft } from '../events/rules'
import { isInsideAt } from '../stays/rules'

/**
 * Guests come in with somebody who is inside: refused otherwise, or to be looked at where it has happened already.
 * The escorts must be locked.
 */
export async function judgeGuests(sql: Sql, drafts: readonly Draft[]): Promise<Draft[]> {
  const entering = drafts.filter(({ kind, guest }) => kind === 'In' && guest)
  if (entering.length === 0) return [...drafts]
  const escortOf = ({ guest }: Draft) => guest!.escortPersonId
  const past = await readPastOfPersons(sql, sinceOf(entering, escortOf))
  const isEscorted = (draft: Draft) => {
    const escort = escortOf(draft)
    const own = past.filter(({ subject }) => subject === escort)
    const { stays } = storyOf(
      own,
      drafts.filter(({ personId }) => personId === escort),
    )
    return isInsideAt(stays, draft.at)
  }
  const alone = new Set(entering.filter((draft) => !isEscorted(draft)))
  return drafts.map((draft) => (alone.has(draft) ? withoutEscort(draft) : draft))
}

const withoutEscort = (draft: Draft): Draft =>
  draft.isOffline
    ? { ...draft, conflicts: ['escort-was-not-inside', ...draft.conflicts] }
    : { ...draft, kind: 'Refused', refusal: 'escort-not-inside' }
