'use client'
import { Button } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconFingerprint } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { signInWithPasskey } from '@/lib/platform/browser/sign-in'

type Props = {
  isShared: () => boolean
  onEntered: () => void | Promise<void>
  onRefused: (code: string) => void
}

/** In place of e-mail, password and code: the device knows whose it is. */
export function PasskeyButton({ isShared, onEntered, onRefused }: Props) {
  const t = useTranslations('signIn')
  const [isAsking, setAsking] = useState(false)
  const isAlive = useMounted()
  const enter = async () => {
    setAsking(true)
    const refused = await signInWithPasskey(isShared())
    if (refused) onRefused(refused)
    else await onEntered()
    setAsking(false)
  }
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconFingerprint size={20} />}
      disabled={!isAlive}
      loading={isAsking}
      onClick={() => void enter()}
    >
      {t('withPasskey')}
    </Button>
  )
}
