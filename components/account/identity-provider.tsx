'use client'
import dynamic from 'next/dynamic'
import { useCallback, type ReactNode } from 'react'
import { useQuestion } from '@/components/ui/use-question'
import { ConfirmIdentity, type AskIdentity } from '@/lib/platform/browser/confirm-identity'
import { fetchPart } from '@/lib/platform/browser/fetch-part'

const IdentityDialog = dynamic(
  () => fetchPart(() => import('./identity-dialog')).then((part) => part.IdentityDialog),
  { ssr: false },
)

type Props = { email: string; provider?: string; children: ReactNode }

/** Answers the `confirm-identity` refusals of commands inside it by asking for the password again. */
export function IdentityProvider({ email, provider, children }: Props) {
  const { asked, ask } = useQuestion<object, boolean>()
  const askIdentity = useCallback<AskIdentity>(() => ask({}), [ask])
  return (
    <ConfirmIdentity value={askIdentity}>
      {children}
      {asked && <IdentityDialog email={email} provider={provider} answer={asked.answer} />}
    </ConfirmIdentity>
  )
}
