'use client'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ImportPage } from '@/lib/domain/site/imports/contract'
import { importOutcomes } from '@/lib/domain/site/imports/rules'
import { CommitActions } from './commit-actions'
import { ErrorGroups } from './error-groups'
import { RowsList, type Shown } from './rows-list'

/** The third step: what is wrong is corrected, and the rest is written. */
export function RowsStep({ file, onMatch }: { file: ImportPage; onMatch: () => void }) {
  const t = useTranslations('imports')
  const [shown, setShown] = useState<Shown>(file.counts.Wrong > 0 ? { outcome: 'Wrong' } : {})
  const { counts, emptiedAt } = file
  return (
    <Stack gap="md">
      {emptiedAt && <Alert color="yellow">{t('check.emptied')}</Alert>}
      <Text fw={650} role="status">
        {counts.Wrong > 0 ? t('check.wrong', { count: counts.Wrong }) : t('check.allGood')}
        <Text span c="dimmed" fw={400}>
          {importOutcomes
            .filter((outcome) => outcome !== 'Wrong' && counts[outcome] > 0)
            .map((outcome) => ` · ${t(`outcomes.${outcome}`)} ${counts[outcome]}`)
            .join('')}
        </Text>
      </Text>
      <CommitActions
        file={file}
        back={
          file.can.includes('check') && (
            <Button variant="default" onClick={onMatch}>
              {t('columns.again')}
            </Button>
          )
        }
      />
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
