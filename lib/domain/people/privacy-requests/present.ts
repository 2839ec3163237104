import { personNameSelect, userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, userNames } from '@/lib/domain/people/persons/rules'
import { policiesMet, type Actor } from '@/lib/platform/access/actor'
import { daysFrom, fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { PrivacyRequestRecord } from './contract'
import { privacyRequestWorkflow } from './workflow'

const user = { select: userNameSelect } as const

export const privacyRequestSelect = {
  id: true,
  personId: true,
  personCode: true,
  person: {
    select: { id: true, code: true, ...personNameSelect, removedAt: true, anonymisedAt: true },
  },
  kind: true,
  details: true,
  receivedAt: true,
  dueAt: true,
  status: true,
  reason: true,
  receivedByUser: user,
  closedAt: true,
  closedByUser: user,
  rowVersion: true,
} satisfies Prisma.PrivacyRequestSelect

type Row = Prisma.PrivacyRequestGetPayload<{ select: typeof privacyRequestSelect }>

export function presentPrivacyRequest(actor: Actor, row: Row, today: Day): PrivacyRequestRecord {
  const { person, receivedByUser, closedByUser, closedAt, ...fields } = row
  const dueAt = fromUtcDate(row.dueAt)
  const roles = policiesMet(actor, privacyRequestWorkflow.table.roles)
  const commands = privacyRequestWorkflow.offered(row.status, { roles })
  return {
    ...fields,
    person: person && presentDataSubject(person),
    receivedAt: fromUtcDate(row.receivedAt),
    dueAt,
    daysLeft: row.status === 'Open' ? daysFrom(today, dueAt) : null,
    receivedBy: userNames(receivedByUser),
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: closedByUser && userNames(closedByUser),
    can: { save: commands.includes('close'), commands },
  }
}

function presentDataSubject({
  id,
  code,
  removedAt,
  anonymisedAt,
  ...names
}: NonNullable<Row['person']>): PrivacyRequestRecord['person'] {
  const state = anonymisedAt ? 'Anonymised' : removedAt ? 'Removed' : 'Present'
  return { id, code, ...namesOf(names), state }
}
