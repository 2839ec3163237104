'use client'
import { Anchor, Button, Modal, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useBackCloses } from '@/components/ui/use-back-closes'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { Actions } from '@/components/ui/actions'
import { listenToOtherTabs, tellOtherTabs } from '@/lib/platform/browser/other-tabs'
import { BesideAtProvider } from './beside-at-provider'

type Props = {
  /** Another user has signed in in this browser. */
  isTaken: boolean
  email: string
  provider?: string
  goOn: () => Promise<void>
}

/** Above everything else, and without a way around: nothing on the page works without a session. */
const ABOVE_ALL = 1000
const stay = () => {}

/** Asks the user of the page to sign in again, and leaves the page as it is. */
export function RenewalDialog({ isTaken, ...props }: Props) {
  const t = useTranslations('renewal')
  useFocusBack(true)
  useBackCloses(true, stay)
  return (
    <Modal
      opened
      centered
      zIndex={ABOVE_ALL}
      // What stands below belongs to somebody who may have left.
      overlayProps={{ blur: 8, backgroundOpacity: 0.75 }}
      title={t(isTaken ? 'takenTitle' : 'title')}
      onClose={stay}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      {isTaken ? <Taken /> : <Ended {...props} />}
    </Modal>
  )
}

function Ended({ email, provider, goOn }: Omit<Props, 'isTaken'>) {
  const t = useTranslations('renewal')
  const goOnIfBack = useEffectEvent(() => void goOn().catch(() => {}))
  useEffect(() => {
    const onFocus = () => goOnIfBack()
    window.addEventListener('focus', onFocus)
    const stop = listenToOtherTabs((news) => news === 'signed-in' && goOnIfBack())
    return () => {
      window.removeEventListener('focus', onFocus)
      stop()
    }
  }, [])
  const entered = async () => {
    await goOn()
    tellOtherTabs('signed-in')
  }
  return (
    <Stack>
      <Text>{t('text')}</Text>
      {provider ? (
        <BesideAtProvider name={provider} />
      ) : (
        <SignInForm email={email} onEntered={entered} />
      )}
      <Anchor href={signInPath()} size="sm">
        {t('asAnother')}
      </Anchor>
    </Stack>
  )
}

const signInPath = () =>
  `/sign-in?from=${encodeURIComponent(window.location.pathname + window.location.search)}`

function Taken() {
  const t = useTranslations('renewal')
  return (
    <Stack>
      <Text>{t('takenText')}</Text>
      <Actions>
        <Button data-autofocus onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      </Actions>
    </Stack>
  )
}
