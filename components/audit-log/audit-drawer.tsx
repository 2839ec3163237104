'use client'
import { Code, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useAuditWords } from './use-audit-words'

export function AuditDrawer({ isOpen, row, close }: DrawerOf<AuditRecord>) {
  const words = useAuditWords()
  return (
    <RecordDrawer title={row ? words.sentence(row) : ''} isOpen={isOpen} onClose={close}>
      {() => row && <Line line={row} />}
    </RecordDrawer>
  )
}

function Line({ line }: { line: AuditRecord }) {
  const t = useTranslations('audit')
  const dates = useDateStyle()
  const words = useAuditWords()
  return (
    <Stack>
      <DefinitionList
        items={[
          { term: t('at'), value: formatInstant(dates, line.at) },
          { term: t('actor'), value: words.actor(line) },
          { term: t('event'), value: <Code>{line.event}</Code> },
          { term: t('subject'), value: line.subjectId && <Code>{line.subjectId}</Code> },
          { term: t('trace'), value: <Code>{line.traceId}</Code> },
        ]}
      />
      <Code block tabIndex={0} aria-label={t('details')}>
        {line.isErased ? t('erased') : JSON.stringify(line.changes, null, 2)}
      </Code>
    </Stack>
  )
}
