'use client'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import type { ImportGroup, ImportPage } from '@/lib/domain/site/imports/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import classes from './rows.module.css'

const RepairDialog = dynamic(() =>
  fetchPart(() => import('./repair-dialog')).then((part) => part.RepairDialog),
)

type Props = { file: ImportPage; onShow: (group: ImportGroup) => void }

/** What is wrong, by field and reason, the most frequent first. */
export function ErrorGroups({ file, onShow }: Props) {
  const t = useTranslations('imports.check')
  const titleId = useId()
  const [repairing, setRepairing] = useState<ImportGroup | null>(null)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} id={titleId} mb="xs">
        {t('groups')}
      </Title>
      <ul className={classes.groups}>
        {file.errorGroups.map((group) => (
          <li key={`${group.column} ${group.code}`}>
            <div>
              <Text fw={600}>{labelOf(file, group.column) ?? t('wholeRow')}</Text>
              <Text size="sm">{group.message}</Text>
            </div>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => onShow(group)}>
                {t('show')} ({group.count})
              </Button>
              {isRepairable(file, group) && (
                <Button size="xs" variant="default" onClick={() => setRepairing(group)}>
                  {t('repairAll')}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {repairing && (
        <RepairDialog
          file={file}
          group={repairing}
          label={labelOf(file, repairing.column) ?? ''}
          onClose={() => setRepairing(null)}
        />
      )}
    </Paper>
  )
}

export const labelOf = ({ fields }: ImportPage, column: string | null) =>
  fields.find(({ field }) => field === column)?.label ?? null

/** One text that is wrong in many rows. */
const isRepairable = ({ mapping }: ImportPage, { column, text, count }: ImportGroup) =>
  column !== null && mapping[column] !== undefined && text !== null && count > 1
