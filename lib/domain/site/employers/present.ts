import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn, type Named } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { EmployerRecord } from './contract'
import { hasName } from './rules'

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

/** The name of a company as people read it: in words while it has none. */
export const employerNameIn = (locale: Locale, employer: Named): string =>
  hasName(employer) ? nameIn(locale, employer) : translator(locale, 'common')('unnamed')

export const employerNamesInBoth = (employer: Named) => ({
  th: employerNameIn('th', employer),
  en: employerNameIn('en', employer),
})
