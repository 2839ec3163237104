'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { WholeWords } from '@/components/ui/whole-words'
import type { ChangeInWords } from '@/lib/domain/insight/audit-log/changes/rules'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { SubjectLink } from './subject-link'
import { useAuditWords } from './use-audit-words'

export function useAuditColumns(): Column<AuditRecord>[] {
  const t = useTranslations('audit')
  const dates = useDateStyle()
  const words = useAuditWords()
  return [
    {
      key: 'event',
      header: t('event'),
      sort: 'event',
      cell: (line) => (
        <span>
          {words.sentence(line)}
          <Text size="xs" c="dimmed" component="span" display="block" data-detail>
            {line.event}
          </Text>
        </span>
      ),
    },
    {
      key: 'subject',
      isOptional: true,
      header: t('subject'),
      cell: (line) => <SubjectLink line={line} />,
    },
    {
      key: 'actor',
      isOptional: true,
      header: t('actor'),
      width: '15%',
      cell: (line) => (
        <span>
          <WholeWords text={words.actor(line)} />
        </span>
      ),
    },
    {
      key: 'at',
      header: t('at'),
      sort: 'at',
      isShort: true,
      cell: ({ at }) => formatInstant(dates, at),
    },
    {
      key: 'changes',
      isOptional: true,
      isDetail: true,
      header: t('details'),
      cell: (line) =>
        line.isErased ? t('erased') : <WholeWords text={summary(words.changes(line))} />,
    },
  ]
}

/** The first 80 characters of the recorded changes; the drawer shows all of them. */
function summary(changes: ChangeInWords[]): string {
  const known = changes.filter(({ value }) => value !== null)
  const text = known.map(({ label, value }) => `${label}: ${value}`).join(' · ')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text || '–'
}
