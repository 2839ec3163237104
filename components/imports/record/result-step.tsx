'use client'
import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { ErrorAlert } from '@/components/ui/error-alert'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'
import type { ImportKind } from '@/lib/domain/site/imports/rules'
import { useApi, useCommand } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { MarkedFileButton } from '../marked-file-button'
import { RowsList, type Shown } from '../rows/rows-list'

const listOf = {
  Employers: '/employers',
  Persons: '/persons',
  Projects: '/projects',
  TrainingResults: '/training/calendar',
  Credentials: '/credentials',
} as const satisfies Record<ImportKind, string>

/** The last step: what was written, and taking it back. */
export function ResultStep({ file }: { file: ImportPage }) {
  const [shown, setShown] = useState<Shown>({})
  return (
    <>
      <Result file={file} />
      {file.status === 'Done' && !file.emptiedAt && (
        <RowsList key={JSON.stringify(shown)} file={file} shown={shown} onShow={setShown} />
      )}
    </>
  )
}

function Result({ file }: { file: ImportPage }) {
  const t = useTranslations('imports.result')
  const { counts, status, kind } = file
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        {status === 'Done' ? (
          <>
            <Title order={2}>{t('done', { count: counts.New + counts.Change })}</Title>
            <Text>
              {t('made')}: {counts.New} · {t('changed')}: {counts.Change}
            </Text>
            <Undo file={file} />
          </>
        ) : (
          <Undone file={file} />
        )}
        <Group gap="sm">
          {file.can.includes('exportMarked') && <MarkedFileButton id={file.id} />}
          <Anchor component={Link} href={listOf[kind]}>
            {t('open')}
          </Anchor>
          <Anchor component={Link} href={`/imports?of=${kind}`}>
            {t('another')}
          </Anchor>
        </Group>
      </Stack>
    </Paper>
  )
}

function Undo({ file: { id, can, undoUntil } }: { file: ImportPage }) {
  const t = useTranslations('imports.result')
  const style = useDateStyle()
  const confirm = useConfirm()
  const undo = useCommand(imports.undo)
  if (!can.includes('undo') || !undoUntil) return <Text c="dimmed">{t('undoOver')}</Text>
  const ask = async () => {
    const question = { title: t('undoTitle'), text: t('undoText'), confirmLabel: t('undo') }
    if (await confirm({ ...question, isDestructive: true })) undo.mutate({ id })
  }
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={undo.isPending}
          onClick={() => void ask()}
        >
          {t('undo')}
        </Button>
        <Text c="dimmed">{t('undoUntil', { time: formatInstant(style, undoUntil) })}</Text>
      </Group>
      {undo.error && <ErrorAlert problem={undo.error} />}
    </>
  )
}

const FIRST_KEPT = 20

/** What was taken back, and what stays. */
function Undone({ file: { id, counts } }: { file: ImportPage }) {
  const t = useTranslations('imports.result')
  const { data } = useApi(imports.searchRows, { id, kept: true, page: 1, pageSize: FIRST_KEPT })
  if (!data) return null
  const { rows, total } = data
  return (
    <>
      <Title order={2}>{t('undone', { count: counts.New + counts.Change - total })}</Title>
      {total > 0 && (
        <Alert color="yellow" title={t('kept', { count: total })}>
          {t('keptRows', { rows: rows.map(({ rowNo }) => rowNo).join(', ') })}
          {total > rows.length && ' …'}
        </Alert>
      )}
    </>
  )
}
