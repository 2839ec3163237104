'use client'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { ErrorAlert } from '@/components/ui/error-alert'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

/** All rows, once none is wrong; until then the good ones. */
export function CommitButtons({ file: { id, can, counts } }: { file: ImportPage }) {
  const t = useTranslations('imports.check')
  const confirm = useConfirm()
  const commit = useCommand(imports.commit)
  const count = counts.New + counts.Change
  if (!can.includes('commit')) return null
  if (count === 0) return counts.Wrong === 0 ? <Text c="dimmed">{t('nothing')}</Text> : null
  const isAll = counts.Wrong === 0
  const label = t(isAll ? 'commitAll' : 'commitGood', { count })
  const send = async () => {
    const text = t('confirmGood', { count: counts.Wrong })
    const isSure = isAll || (await confirm({ title: label, text, confirmLabel: label }))
    if (isSure) commit.mutate({ id, mode: isAll ? 'all' : 'good' })
  }
  return (
    <>
      <Group>
        <Button
          variant={isAll ? 'filled' : 'default'}
          loading={commit.isPending}
          onClick={() => void send()}
        >
          {label}
        </Button>
      </Group>
      {commit.error && <ErrorAlert problem={commit.error} />}
    </>
  )
}
