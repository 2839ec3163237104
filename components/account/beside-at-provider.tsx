'use client'
import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { refusalOf } from '@/components/sign-in/refusal'
import { signInBesideAtProvider } from '@/lib/platform/browser/sign-in'

/** Where the window of the sign-in ends: it tells this page and closes. */
const DONE = '/session-renewed'

type Props = {
  name: string
  /** Forces a new sign-in, even if the provider still has a session. */
  asksAgain?: boolean
}

/** Signs in at the identity provider in a window of its own, so that the page stays. */
export function BesideAtProvider({ name, asksAgain = false }: Props) {
  const t = useTranslations()
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <Stack>
      {refused && <Refused code={refused} name={name} asksAgain={asksAgain} />}
      <Button
        size="md"
        leftSection={<IconExternalLink size={20} />}
        onClick={() => void signInBesideAtProvider(DONE, asksAgain).then(setRefused)}
      >
        {t('signIn.withProvider', { name })}
      </Button>
    </Stack>
  )
}

type RefusedProps = Required<Props> & { code: string }

function Refused({ code, name, asksAgain }: RefusedProps) {
  const t = useTranslations()
  const isBlocked = code === 'window-blocked'
  // The sign-in page would send somebody back who still has a session.
  if (isBlocked && !asksAgain)
    return (
      <Anchor href={`/sign-in?from=${encodeURIComponent(DONE)}`} target="_blank">
        {t('renewal.inNewTab', { name })}
      </Anchor>
    )
  return (
    <Alert color="red" role="alert">
      {isBlocked ? t('renewal.windowBlocked') : t(`signIn.${refusalOf(code).code}`, { minutes: 0 })}
    </Alert>
  )
}
