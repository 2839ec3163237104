'use client'
import { Button, Code, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { IntentLink } from '@/components/ui/intent-link'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { route } from '@/lib/platform/access/route'
import { formatInstant } from '@/lib/platform/dates/format'
import { SubjectLink } from './subject-link'
import { useAuditWords } from './use-audit-words'

export function AuditDrawer({ isOpen, row, close }: DrawerOf<AuditRecord>) {
  const words = useAuditWords()
  return (
    <RecordDrawer title={row ? words.sentence(row) : ''} isOpen={isOpen} onClose={close}>
      {row && <Line line={row} close={close} />}
    </RecordDrawer>
  )
}

function Line({ line, close }: { line: AuditRecord; close: () => void }) {
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
          { term: t('subject'), value: <SubjectLink line={line} /> },
          { term: t('subjectId'), value: line.subjectId && <Code>{line.subjectId}</Code> },
          { term: t('trace'), value: <Code>{line.traceId}</Code> },
        ]}
      />
      <Details line={line} />
      {line.subjectId && (
        <Button
          component={IntentLink}
          href={route(`/settings/audit?subjectId=${line.subjectId}`)}
          variant="default"
          onClick={close}
        >
          {t('showAbout')}
        </Button>
      )}
    </Stack>
  )
}

function Details({ line }: { line: AuditRecord }) {
  const t = useTranslations('audit')
  const words = useAuditWords()
  const changes = words.changes(line)
  if (line.isErased) return <Text>{t('erased')}</Text>
  if (changes.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5">
        {t('details')}
      </Title>
      <DefinitionList items={changes.map(({ label, value }) => ({ term: label, value }))} />
    </section>
  )
}
