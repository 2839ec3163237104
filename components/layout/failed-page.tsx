'use client'
import { Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { MessagePage } from './message-page'

export type Failure = { error: Error & { digest?: string }; retry: () => void }

/** Shown by `error.tsx` when a page throws. The digest identifies the error in the server's log. */
export function FailedPage({ error, retry }: Failure) {
  const t = useTranslations('errors')
  const common = useTranslations('common')
  useEffect(() => console.error(error), [error])
  return (
    <MessagePage
      icon={<IconAlertTriangle size={36} />}
      title={t('failedTitle')}
      text={t('failedText')}
    >
      <Button onClick={retry}>{common('retry')}</Button>
      <Button variant="default" component="a" href="/">
        {t('toStart')}
      </Button>
      {error.digest && (
        <Text size="sm" c="dimmed" w="100%">
          {t('reference', { digest: error.digest })}
        </Text>
      )}
    </MessagePage>
  )
}
