'use client'
import { Alert, Button, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { AuthCard } from '@/components/layout/auth-card'
import { notices } from '@/lib/domain/people/notices/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { NoticeEventName } from '@/lib/platform/notices/events'

type Props = {
  token: string
  /** Null of a mail with several notices. */
  event: NoticeEventName | null
}

/** The page behind the link at the end of a mail: mail programs open links by themselves, so it asks for a press. */
export function UnsubscribeScreen({ token, event }: Props) {
  const t = useTranslations('notices')
  const command = useCommand(notices.unsubscribe)
  if (command.isSuccess)
    return (
      <AuthCard title={t('unsubscribe.done')} intro={t('unsubscribe.doneHint')}>
        <ToAccount />
      </AuthCard>
    )
  const about = t(`names.${event ?? 'all'}`)
  return (
    <AuthCard title={t('unsubscribe.title')} intro={t('unsubscribe.intro', { event: about })}>
      <Stack>
        {command.error && (
          <Alert color="red" role="alert">
            {command.error.message}
          </Alert>
        )}
        <Button loading={command.isPending} onClick={() => command.mutate({ token })}>
          {t('unsubscribe.submit')}
        </Button>
      </Stack>
    </AuthCard>
  )
}

export function InvalidUnsubscribe() {
  const t = useTranslations('notices.unsubscribe')
  return (
    <AuthCard title={t('notValid')} intro={t('notValidHint')}>
      <ToAccount />
    </AuthCard>
  )
}

function ToAccount() {
  const t = useTranslations('notices.unsubscribe')
  return (
    <Button component={Link} href="/account" prefetch={false} variant="default">
      {t('toAccount')}
    </Button>
  )
}
