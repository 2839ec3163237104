'use client'
import { Alert, Anchor, Stack } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { Letter } from '@/components/ui/letter'
import { LoadError } from '@/components/ui/load-error'
import { CommandButtons } from '@/components/workflow/command-buttons'
import type { Commands } from '@/components/workflow/commands'
import {
  mailOutbox,
  type MailRecord,
  type MailDetail,
} from '@/lib/domain/people/mail-outbox/contract'
import { mailWorkflow, type MailCommand } from '@/lib/domain/people/mail-outbox/workflow'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { MailStatus } from './mail-status'
import { useTrouble } from './use-trouble'

type Props = DrawerOf<MailRecord> & { isKept: boolean }

export function MailDrawer({ isOpen, row, close, isKept }: Props) {
  return (
    <RecordDrawer title={row?.subject ?? ''} isOpen={isOpen} onClose={close}>
      {row && <Mail id={row.id} isKept={isKept} />}
    </RecordDrawer>
  )
}

function Mail({ id, isKept }: { id: string; isKept: boolean }) {
  const answer = useApi(mailOutbox.get, { id })
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return <LoadedMail mail={answer.data} isKept={isKept} />
}

function LoadedMail({ mail, isKept }: { mail: MailDetail; isKept: boolean }) {
  const t = useTranslations('mail')
  const commands: Commands<MailCommand> = {
    offered: mail.can.retry && !isKept ? ['retry'] : [],
    of: (command) => mailWorkflow.of(command),
    contractOf: () => mailOutbox.retry,
    inputOf: () => ({ id: mail.id }),
    wordsOf: (command) => ({
      label: t(`commands.${command}.label`),
      done: t(`commands.${command}.done`),
      icon: IconRefresh,
    }),
  }
  return (
    <Stack>
      <Facts mail={mail} isKept={isKept} />
      <CommandButtons commands={commands} />
      {mail.hidden && <Alert>{t(`hidden.${mail.hidden}`)}</Alert>}
      <Letter>{mail.text}</Letter>
      {mail.link && <Anchor href={mail.link}>{t('openLink')}</Anchor>}
    </Stack>
  )
}

function Facts({ mail, isKept }: { mail: MailDetail; isKept: boolean }) {
  const t = useTranslations('mail')
  const dates = useDateStyle()
  const trouble = useTrouble()
  const { status, sentAt, nextAttemptAt, attempts, lastError } = mail
  const moment = (value: string) => formatInstant(dates, value)
  return (
    <DefinitionList
      items={[
        { term: t('to'), value: `${mail.toName} <${mail.toAddress}>` },
        { term: t('status'), value: <MailStatus status={status} /> },
        { term: t('createdAt'), value: moment(mail.createdAt) },
        ...(sentAt ? [{ term: t('sentAt'), value: moment(sentAt) }] : []),
        ...(attempts > 0 ? [{ term: t('attempts'), value: attempts }] : []),
        ...(nextAttemptAt && !isKept
          ? [{ term: t('nextAttemptAt'), value: moment(nextAttemptAt) }]
          : []),
        ...(lastError ? [{ term: t('lastError'), value: trouble(lastError) }] : []),
      ]}
    />
  )
}
