import { visibleTo } from '@/lib/domain/people/persons/queries'
import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { consents } from './contract'
import { consentSelect, presentConsent } from './present'

const sorting = {
  givenAt: (direction) => [{ givenAt: direction }],
  withdrawnAt: (direction) => [{ withdrawnAt: emptyLast(direction) }],
} satisfies Sorting<Prisma.ConsentOrderByWithRelationInput>

export async function searchConsents(
  { db, actor }: Context,
  {
    personId,
    purpose,
    basis,
    isWithdrawn,
    sort = '-givenAt',
    ...paging
  }: CheckedInputOf<typeof consents.search>,
): Promise<OutputOf<typeof consents.search>> {
  if (!personId && !may(actor, 'privacy')) throw new Problem('forbidden')
  const where = {
    personId,
    purpose,
    basis,
    ...(isWithdrawn !== undefined && { withdrawnAt: isWithdrawn ? { not: null } : null }),
    ...ofPeopleOf(actor),
  } satisfies Prisma.ConsentWhereInput
  const page = pagingOf({ ...paging, sort }, sorting)
  const rows = await db.consent.findMany({ where, select: consentSelect, ...page })
  const total = await totalOf(page, rows, () => db.consent.count({ where }))
  return { rows: rows.map((row) => presentConsent(actor, row)), total }
}

/** Those of removed people are for the policy `privacy` only. */
export const ofPeopleOf = (actor: Actor): Prisma.ConsentWhereInput =>
  may(actor, 'privacy') ? {} : { person: visibleTo(actor) }
