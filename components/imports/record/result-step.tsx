'use client'
import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Actions } from '@/components/ui/actions'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { ErrorAlert } from '@/components/ui/error-alert'
import { IntentLink } from '@/components/ui/intent-link'
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
  const style = useDateStyle()
  const undo = useCommand(imports.undo)
  const { id, can, counts, status, kind } = file
  const undoUntil = can.includes('undo') ? file.undoUntil : null
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        {status === 'Done' ? (
          <>
            <Title order={2}>{t('done', { count: counts.New + counts.Change })}</Title>
            <Text>
              {t('made')}: {counts.New} · {t('changed')}: {counts.Change}
            </Text>
            <Text c="dimmed">
              {undoUntil
                ? t('undoUntil', { time: formatInstant(style, undoUntil) })
                : t('undoOver')}
            </Text>
          </>
        ) : (
          <Undone file={file} />
        )}
        {undo.error && <ErrorAlert problem={undo.error} />}
        <Actions aside={undoUntil && <UndoButton id={id} undo={undo} />}>
          {can.includes('exportMarked') && <MarkedFileButton id={id} />}
          <Button component={IntentLink} href={`/imports?of=${kind}`} variant="default">
            {t('another')}
          </Button>
          <Button component={IntentLink} href={listOf[kind]}>
            {t('open')}
          </Button>
        </Actions>
      </Stack>
    </Paper>
  )
}

type UndoProps = { id: string; undo: ReturnType<typeof useCommand<typeof imports.undo>> }

function UndoButton({ id, undo }: UndoProps) {
  const t = useTranslations('imports.result')
  const confirm = useConfirm()
  const ask = async () => {
    const question = { title: t('undoTitle'), text: t('undoText'), confirmLabel: t('undo') }
    if (await confirm({ ...question, isDestructive: true })) undo.mutate({ id })
  }
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={undo.isPending}
      onClick={() => void ask()}
    >
      {t('undo')}
    </Button>
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
