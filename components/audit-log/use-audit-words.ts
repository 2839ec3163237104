'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'

/** An audit line in words. What has none yet is shown as it is recorded. */
export function useAuditWords() {
  const t = useTranslations('audit')
  const locale = useLocale()
  const word = (group: 'things' | 'verbs', name: string) =>
    t.has(`${group}.${name}` as never) ? t(`${group}.${name}` as never) : name
  const thing = (name: string) => word('things', name)
  const sentence = ({ event }: Pick<AuditRecord, 'event'>) => {
    const [what = '', verb = ''] = event.split('.')
    return `${thing(what)} · ${word('verbs', verb)}`
  }
  const actor = ({ actorName }: Pick<AuditRecord, 'actorName'>) =>
    actorName ? actorName[locale] : t('itself')
  return { thing, sentence, actor }
}
