'use client'
import { Alert, Stack } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AuthCard } from '@/components/layout/auth-card'
import { ProviderButton } from '@/components/layout/provider-button'
import { refusalOf } from '@/components/sign-in/refusal'

type Props = { name: string; next: string; refused?: string | string[] }

/** Where an external identity provider signs people in. */
export function ProviderScreen({ name, next, refused: before }: Props) {
  const t = useTranslations('signIn')
  const [refused, setRefused] = useState(typeof before === 'string' ? before : null)
  return (
    <AuthCard title={t('title')} intro={t('providerIntro', { name })}>
      <Stack>
        {refused && (
          <Alert color="red" icon={<IconAlertCircle />} role="alert">
            {t(refusalOf(refused).code, { minutes: 0 })}
          </Alert>
        )}
        <ProviderButton label={t('withProvider', { name })} next={next} onRefused={setRefused} />
      </Stack>
    </AuthCard>
  )
}
