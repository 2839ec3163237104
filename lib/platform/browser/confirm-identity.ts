'use client'
import { createContext, useContext } from 'react'
import { ApiProblem } from './client'

/** Asks the user to confirm their identity. Resolves to false if they cancel. */
export type AskIdentity = () => Promise<boolean>

const Context = createContext<AskIdentity | null>(null)
export const ConfirmIdentity = Context.Provider

/** Runs `work`; if the server requires a confirmed identity, asks the user and runs it again. */
export function useIdentityConfirmation(): <T>(work: () => Promise<T>) => Promise<T> {
  const askIdentity = useContext(Context)
  return (work) =>
    work().catch(async (refusal: unknown) => {
      const asks = refusal instanceof ApiProblem && refusal.body.code === 'confirm-identity'
      if (!asks || !askIdentity || !(await askIdentity())) throw refusal
      return work()
    })
}
