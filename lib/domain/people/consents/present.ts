import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, personRefusal } from '@/lib/domain/people/persons/rules'
import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isInForce } from './basis/rules'
import type { ConsentRecord } from './contract'

export const consentSelect = {
  id: true,
  personId: true,
  person: {
    select: {
      id: true,
      code: true,
      ...personNameSelect,
      anonymisedAt: true,
      users: { where: { removedAt: null }, select: { roles: true } },
    },
  },
  purpose: true,
  basis: true,
  reason: true,
  textVersion: true,
  language: true,
  givenAt: true,
  withdrawnAt: true,
} satisfies Prisma.ConsentSelect

type Row = Prisma.ConsentGetPayload<{ select: typeof consentSelect }>

export function presentConsent(actor: Actor, { person, ...row }: Row): ConsentRecord {
  const mayChange = may(actor, 'privacy') || !personRefusal(actor, person.users)
  // Their pictures have gone already.
  const isKnown = person.anonymisedAt === null
  return {
    ...row,
    person: { id: person.id, ...namesOf(person), code: person.code },
    givenAt: row.givenAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    can: { withdraw: isKnown && mayChange && isInForce(row) },
  }
}
