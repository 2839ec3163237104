import { personNameSelect, userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, userNames } from '@/lib/domain/people/persons/rules'
import { may, type Actor } from '@/lib/platform/access/actor'
import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { BarRecord } from './contract'
import { isInForce } from './rules'

const named = { id: true, nameTh: true, nameEn: true } as const
const user = { select: userNameSelect } as const

export const barSelect = {
  id: true,
  personId: true,
  person: {
    select: { id: true, code: true, ...personNameSelect, employer: { select: named } },
  },
  employerId: true,
  employer: { select: named },
  fromDate: true,
  untilDate: true,
  reason: true,
  createdAt: true,
  createdByUser: user,
  liftedAt: true,
  liftedByUser: user,
  rowVersion: true,
} satisfies Prisma.BarSelect

type Row = Prisma.BarGetPayload<{ select: typeof barSelect }>

export function presentBar(actor: Actor, row: Row, today: Day): BarRecord {
  const { person, employer, createdByUser, liftedByUser, ...fields } = row
  const days = {
    fromDate: fromUtcDate(row.fromDate),
    untilDate: row.untilDate && fromUtcDate(row.untilDate),
  }
  const isOpen = may(actor, 'eligibility-mgmt') && row.liftedAt === null
  return {
    ...fields,
    ...days,
    person: person && { id: person.id, ...namesOf(person), code: person.code },
    employer: employer ?? person?.employer ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: userNames(createdByUser),
    liftedAt: row.liftedAt?.toISOString() ?? null,
    liftedBy: liftedByUser && userNames(liftedByUser),
    isInForce: row.liftedAt === null && isInForce(days, today),
    can: { save: isOpen, lift: isOpen },
  }
}
