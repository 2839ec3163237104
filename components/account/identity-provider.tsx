'use client'
import dynamic from 'next/dynamic'
import { useCallback, useState, type ReactNode } from 'react'
import { ConfirmIdentity, type AskIdentity } from '@/lib/platform/browser/confirm-identity'

const IdentityDialog = dynamic(
  () => import('./identity-dialog').then((part) => part.IdentityDialog),
  { ssr: false },
)

type Props = { email: string; provider?: string; children: ReactNode }

/** Answers the `confirm-identity` refusals of commands inside it by asking for the password again. */
export function IdentityProvider({ email, provider, children }: Props) {
  const [answer, setAnswer] = useState<((isShown: boolean) => void) | null>(null)
  const ask = useCallback<AskIdentity>(
    () =>
      new Promise((resolve) =>
        setAnswer(() => (isShown: boolean) => {
          setAnswer(null)
          resolve(isShown)
        }),
      ),
    [],
  )
  return (
    <ConfirmIdentity value={ask}>
      {children}
      {answer && <IdentityDialog email={email} provider={provider} answer={answer} />}
    </ConfirmIdentity>
  )
}
