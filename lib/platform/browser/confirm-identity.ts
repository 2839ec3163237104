'use client'
import { createContext, useContext } from 'react'
import { ApiProblem } from './client'

/** Asks whoever sits there to show who they are. True when they did. */
export type AskIdentity = () => Promise<boolean>

const Context = createContext<AskIdentity | null>(null)
export const ConfirmIdentity = Context.Provider

/** Does `work`, and once more when it asked who is there and that was shown. */
export function useIdentityConfirmation(): <T>(work: () => Promise<T>) => Promise<T> {
  const askIdentity = useContext(Context)
  return (work) =>
    work().catch(async (refusal: unknown) => {
      const asks = refusal instanceof ApiProblem && refusal.body.code === 'confirm-identity'
      if (!asks || !askIdentity || !(await askIdentity())) throw refusal
      return work()
    })
}
