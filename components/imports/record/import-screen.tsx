'use client'
import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { RecordScreen } from '@/components/record/record-screen'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'
import { RowsStep } from '../rows/rows-step'
import { TypedTexts } from '../rows/typed-texts'
import { ColumnsStep } from './columns-step'
import { PhaseProgress } from './phase-progress'
import { RemoveButton } from './remove-button'
import { ResultStep } from './result-step'
import { Steps, type Step } from './steps'

/** In milliseconds, while a job works on the file. */
const REFRESH = 700

export function ImportScreen({ id }: { id: string }) {
  const t = useTranslations('imports')
  const answer = useApi(
    imports.get,
    { id },
    { refetchInterval: (file) => (file?.phase ? REFRESH : undefined) },
  )
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/imports', label: t('backToList') }}
      title={t('new')}
      missing={{ title: t('missing') }}
    >
      {(file) => <ImportView key={file.id} file={file} />}
    </RecordScreen>
  )
}

export function ImportView({ file }: { file: ImportPage }) {
  const t = useTranslations('imports')
  const locale = useLocale()
  const [isMatching, setMatching] = useState(false)
  const [typed] = useState(() => new Map<number, Record<string, string>>())
  const step = stepOf(file, isMatching)
  return (
    <>
      <BackLink href="/imports">{t('backToList')}</BackLink>
      <PageHeader
        title={file.fileName}
        description={[
          t(`kinds.${file.kind}`),
          file.sheet && t('sheetOf', { sheet: file.sheet }),
          t('rowsOf', { count: file.rowCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={file.can.includes('remove') && <RemoveButton file={file} />}
      />
      <Stack gap="md">
        {file.problem && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle />} title={t('problem')}>
            {file.problem.message}
          </Alert>
        )}
        <Steps current={step} />
        {!file.isOwn && step !== 'result' ? (
          <Alert>{t('ofAnother', { name: nameIn(locale, file.madeBy) })}</Alert>
        ) : file.phase ? (
          <PhaseProgress file={file} />
        ) : step === 'columns' ? (
          <ColumnsStep file={file} onChecked={() => setMatching(false)} />
        ) : step === 'rows' ? (
          <TypedTexts value={typed}>
            <RowsStep file={file} onMatch={() => setMatching(true)} />
          </TypedTexts>
        ) : (
          <ResultStep file={file} />
        )}
      </Stack>
    </>
  )
}

function stepOf({ status, phase }: ImportPage, isMatching: boolean): Step {
  if (phase === 'Writing') return 'rows'
  if (status === 'Done' || status === 'Undone') return 'result'
  return status === 'Uploaded' || isMatching ? 'columns' : 'rows'
}
