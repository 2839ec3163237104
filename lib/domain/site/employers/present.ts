import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { EmployerRecord } from './contract'

export const employerSelect = {
  id: true,
  nameTh: true,
  nameEn: true,
  taxId: true,
  kind: true,
  status: true,
  contactEmail: true,
  phone: true,
  rowVersion: true,
} satisfies Prisma.EmployerSelect

type Row = Prisma.EmployerGetPayload<{ select: typeof employerSelect }>

export function presentEmployer(actor: Actor, row: Row): EmployerRecord {
  const canChange = may(actor, 'contractor-mgmt')
  return { ...row, can: { save: canChange, remove: canChange } }
}
