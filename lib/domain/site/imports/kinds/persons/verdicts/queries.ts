import { presentReason } from '@/lib/domain/eligibility/eligibility/present'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import { VERDICT, type Remark } from '../../../cells/rules'
import type { Importing } from '../../rows'

type Reading = Pick<Importing, 'sql' | 'actor' | 'now'>

/** Of each person whether they may come in to work, and why not, as their own page says it; in one statement. */
export async function readVerdictRemarks(
  { sql, actor, now }: Reading,
  personIds: readonly string[],
): Promise<Map<string, Remark>> {
  if (personIds.length === 0) return new Map()
  const people = personIds.map((id) => ({ id }))
  const verdicts = await readVerdicts(sql, people, { purpose: 'Enter', at: now })
  return new Map(
    verdicts.map((verdict) => [
      verdict.person.id,
      {
        column: null,
        code: `${VERDICT}${verdict.verdict}`,
        th: textOf('th', actor, verdict),
        en: textOf('en', actor, verdict),
      },
    ]),
  )
}

function textOf(language: Locale, actor: Reading['actor'], verdict: Verdict): string {
  const t = translator(language, 'eligibility')
  const reasons = verdict.reasons.map(
    (reason) => presentReason({ actor, language }, verdict, reason).text,
  )
  const head = `${t('panel.title')}: ${t(`verdicts.${verdict.verdict}`)}`
  return [head, ...reasons].join(' · ')
}
