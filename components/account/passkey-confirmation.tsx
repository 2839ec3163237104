'use client'
import { Button, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { account } from '@/lib/domain/people/account/contract'
import { askPasskey } from '@/lib/platform/browser/sign-in'
import { ApiProblem, callApi } from '@/lib/platform/browser/client'

/** In place of the password and the code. */
export function PasskeyConfirmation({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account')
  const signIn = useTranslations('signIn')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    setAsking(true)
    setRefusal(await confirmByPasskey(signIn('noPasskey')))
    setAsking(false)
  }
  const confirmByPasskey = async (noPasskey: string): Promise<string | null> => {
    const passkey = await askPasskey()
    if (typeof passkey === 'string') return noPasskey
    try {
      await callApi(account.confirmIdentity, {
        passkey: { ...passkey, clientExtensionResults: {} },
      })
    } catch (error) {
      if (error instanceof ApiProblem) return error.message
      throw error
    }
    onDone()
    return null
  }
  return (
    <>
      {refusal && <Text role="alert">{refusal}</Text>}
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} />}
        loading={isAsking}
        onClick={() => void confirm()}
      >
        {t('confirmByPasskey')}
      </Button>
    </>
  )
}
