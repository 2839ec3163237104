'use client'
import { Alert, Button, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Actions } from '@/components/ui/actions'
import { showSummary } from './show-field'
import type { Waiting } from './use-delivery'

/** Says that what was sent has not arrived, or may not have, and what becomes of it. */
export function WaitingAlert({ waiting: { isUnsure, send, giveUp } }: { waiting: Waiting }) {
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
      title={t(isUnsure ? 'unsureTitle' : 'waitingTitle')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Text size="sm">{t(isUnsure ? 'unsureText' : 'waitingText')}</Text>
      <Actions>
        <Button size="sm" variant="default" onClick={giveUp}>
          {t(isUnsure ? 'doNotSendAgain' : 'doNotSend')}
        </Button>
        <Button size="sm" onClick={send}>
          {t(isUnsure ? 'sendAgain' : 'tryNow')}
        </Button>
      </Actions>
    </Alert>
  )
}
