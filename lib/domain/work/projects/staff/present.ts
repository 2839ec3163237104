import type { Message } from '@/lib/platform/contract/contract'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import type { ProjectLookups } from './contract'
import type { StaffGap } from './rules'

export function presentStaffGaps(gaps: StaffGap[], language: Locale): Message[] {
  const t = translator(language, 'projects')
  return gaps.map((code) => ({ code, severity: 'error', text: t(`check.missing.${code}`) }))
}

/** One empty choice first in each list, for callers that build select boxes from them. */
export function withEmptyOption(lookups: ProjectLookups): ProjectLookups {
  const empty = { id: null, nameTh: '', nameEn: '' }
  const emptyUser = { ...empty, employerId: null, isDefault: false }
  return {
    purchasingUsers: [emptyUser, ...lookups.purchasingUsers],
    workOwnerUsers: [emptyUser, ...lookups.workOwnerUsers],
    safetyOfficerUsers: [emptyUser, ...lookups.safetyOfficerUsers],
    workspaceOwnerUsers: [emptyUser, ...lookups.workspaceOwnerUsers],
    contractorUsers: [emptyUser, ...lookups.contractorUsers],
    contractors: [empty, ...lookups.contractors],
    workspaceAreas: [{ ...empty, code: '' }, ...lookups.workspaceAreas],
    documentTemplates: [empty, ...lookups.documentTemplates],
  }
}
