'use client'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { use, type ReactNode } from 'react'
import { Actions } from '@/components/ui/actions'
import { useConfirm } from '@/components/ui/confirm'
import { ErrorAlert } from '@/components/ui/error-alert'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import { MarkedFileButton } from '../marked-file-button'
import { TypedTexts } from './typed-texts'

/** `back`: to the columns. */
type Props = { file: ImportPage; back: ReactNode }

/** Writes all rows, once none is wrong; until then the good ones. */
export function CommitActions({ file: { id, can, counts }, back }: Props) {
  const t = useTranslations('imports.check')
  const confirm = useConfirm()
  const commit = useCommand(imports.commit)
  const typed = use(TypedTexts)
  const count = counts.New + counts.Change
  const isAll = counts.Wrong === 0
  const mayCommit = can.includes('commit')
  const label = t(isAll ? 'commitAll' : 'commitGood', { count })
  const send = async () => {
    const unsaved = typed?.size ?? 0
    const text = [
      unsaved > 0 && t('confirmUnsaved', { count: unsaved }),
      !isAll && t('confirmGood', { count: counts.Wrong }),
    ]
    const question = { title: label, text: text.filter(Boolean).join(' '), confirmLabel: label }
    const isSure = !question.text || (await confirm(question))
    if (isSure) commit.mutate({ id, mode: isAll ? 'all' : 'good' })
  }
  return (
    <>
      {mayCommit && isAll && count === 0 && <Text c="dimmed">{t('nothing')}</Text>}
      {commit.error && <ErrorAlert problem={commit.error} />}
      <Actions aside={back}>
        {can.includes('exportMarked') && !isAll && <MarkedFileButton id={id} />}
        {mayCommit && count > 0 && (
          <Button
            variant={isAll ? 'filled' : 'default'}
            loading={commit.isPending}
            onClick={() => void send()}
          >
            {label}
          </Button>
        )}
      </Actions>
    </>
  )
}
