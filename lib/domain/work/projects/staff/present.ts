import type { Message } from '@/lib/platform/contract/contract'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import type { StaffGap } from './rules'

export function presentStaffGaps(gaps: StaffGap[], language: Locale): Message[] {
  const t = translator(language, 'projects')
  return gaps.map((code) => ({ code, severity: 'error', text: t(`check.missing.${code}`) }))
}
