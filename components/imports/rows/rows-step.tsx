'use client'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ImportPage } from '@/lib/domain/site/imports/contract'
import { importOutcomes } from '@/lib/domain/site/imports/rules'
import { CommitButtons } from './commit-buttons'
import { ErrorGroups } from './error-groups'
import { RowsList, type Shown } from './rows-list'
import { MarkedFileButton } from '../marked-file-button'

/** The third step: what is wrong is corrected, and the rest is written. */
export function RowsStep({ file, onMatch }: { file: ImportPage; onMatch: () => void }) {
  const t = useTranslations('imports')
  const [shown, setShown] = useState<Shown>(file.counts.Wrong > 0 ? { outcome: 'Wrong' } : {})
  const { problem, counts, emptiedAt } = file
  return (
    <Stack gap="md">
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle />} title={t('problem')}>
          {problem.message}
        </Alert>
      )}
      {emptiedAt && <Alert color="yellow">{t('check.emptied')}</Alert>}
      <Group justify="space-between" gap="sm">
        <Text fw={650} role="status">
          {counts.Wrong > 0 ? t('check.wrong', { count: counts.Wrong }) : t('check.allGood')}
          <Text span c="dimmed" fw={400}>
            {importOutcomes
              .filter((outcome) => outcome !== 'Wrong' && counts[outcome] > 0)
              .map((outcome) => ` · ${t(`outcomes.${outcome}`)} ${counts[outcome]}`)
              .join('')}
          </Text>
        </Text>
        <Group gap="sm">
          {file.can.includes('check') && (
            <Button variant="default" onClick={onMatch}>
              {t('columns.again')}
            </Button>
          )}
          {file.can.includes('exportMarked') && counts.Wrong > 0 && (
            <MarkedFileButton id={file.id} />
          )}
        </Group>
      </Group>
      <CommitButtons file={file} />
      {file.errorGroups.length > 0 && (
        <ErrorGroups
          file={file}
          onShow={({ column, code }) => setShown({ column: column ?? undefined, code })}
        />
      )}
      <RowsList key={JSON.stringify(shown)} file={file} shown={shown} onShow={setShown} />
    </Stack>
  )
}
