'use client'
import { Alert, Button, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Actions } from '@/components/ui/actions'
import { showSummary } from './show-field'
import type { Waiting } from './use-delivery'

/** Says that no answer has come to what was sent, and what becomes of it. */
export function WaitingAlert({ waiting: { send, giveUp } }: { waiting: Waiting }) {
  const t = useTranslations('form')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) showSummary(box.current, null)
  }, [])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="amber"
      role="alert"
      icon={<IconCloudOff />}
      title={t('waitingTitle')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Text size="sm">{t('waitingText')}</Text>
      <Actions>
        <Button size="sm" variant="default" onClick={giveUp}>
          {t('stopWaiting')}
        </Button>
        <Button size="sm" onClick={send}>
          {t('tryNow')}
        </Button>
      </Actions>
    </Alert>
  )
}
