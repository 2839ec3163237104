import { personNameIn } from '@/lib/domain/people/persons/rules'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import type { PermitGap } from './contract'
import { placesToFix, type FoundGap } from './rules'

/** A gap with its sentence in the reader's language. */
export function presentGap(
  { code, values, person, ...place }: FoundGap,
  language: Locale,
): PermitGap {
  const t = translator(language, 'workPermits')
  const name = person ? personNameIn(language, person) : '–'
  return {
    code,
    mend: placesToFix[code],
    text: t(`readiness.missing.${code}`, { name, project: '–', permitNo: '–', ...values }),
    ...place,
  }
}
