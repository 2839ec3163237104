import type { Sql } from '@/lib/platform/db/sql'
import { readPastOfPersons } from '../events/queries'
import { passageOf, type Draft } from '../events/rules'
import { isInsideAt, passagesSince, staysOf } from '../stays/rules'

/**
 * Guests come in with somebody who is inside: refused otherwise, or to be looked at where it has happened already.
 * The escorts must be locked.
 */
export async function judgeGuests(sql: Sql, drafts: readonly Draft[]): Promise<Draft[]> {
  const entering = drafts.filter(({ kind, guest }) => kind === 'In' && guest)
  if (entering.length === 0) return [...drafts]
  const since = new Map(entering.map(({ guest, at }) => [guest!.escortPersonId, at]))
  const past = await readPastOfPersons(sql, since)
  const isEscorted = ({ guest, at }: Draft) => {
    const own = past.filter(({ subject }) => subject === guest!.escortPersonId)
    const news = drafts
      .filter(({ personId }) => personId === guest!.escortPersonId)
      .flatMap((draft) => passageOf(draft) ?? [])
    const { stays } = staysOf(passagesSince(own[0]?.firstId ?? null, [...own, ...news]))
    return isInsideAt(stays, at)
  }
  const alone = new Set(entering.filter((draft) => !isEscorted(draft)))
  return drafts.map((draft) => (alone.has(draft) ? withoutEscort(draft) : draft))
}

const withoutEscort = (draft: Draft): Draft =>
  draft.isOffline
    ? { ...draft, conflicts: ['escort-was-not-inside', ...draft.conflicts] }
    : { ...draft, kind: 'Refused', refusal: 'escort-not-inside' }
