'use client'
import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { refusalOf } from '@/components/sign-in/refusal'
import { signInBesideAtProvider } from '@/lib/platform/browser/browser-session'

/** Where the window of the sign-in ends: it tells this page and closes. */
const DONE = '/session-renewed'

/** Signs in at the identity provider in a window of its own, so that the page stays. */
export function BesideAtProvider({ name }: { name: string }) {
  const t = useTranslations()
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <Stack>
      {refused === 'window-blocked' ? (
        <Anchor href={`/sign-in?from=${encodeURIComponent(DONE)}`} target="_blank">
          {t('renewal.inNewTab', { name })}
        </Anchor>
      ) : (
        refused && (
          <Alert color="red" role="alert">
            {t(`signIn.${refusalOf(refused).code}`, { minutes: 0 })}
          </Alert>
        )
      )}
      <Button
        size="md"
        leftSection={<IconExternalLink size={20} />}
        onClick={() => void signInBesideAtProvider(DONE).then(setRefused)}
      >
        {t('signIn.withProvider', { name })}
      </Button>
    </Stack>
  )
}
