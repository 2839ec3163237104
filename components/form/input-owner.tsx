'use client'
import { createContext, useEffect, type ReactNode } from 'react'
import { forgetExpiredInput } from '@/lib/platform/browser/kept-input'

/** The user for whom forms keep what is typed into them, and pages what is not sent yet; null where nobody has signed in. */
export const InputOwner = createContext<string | null>(null)

export function InputOwnerProvider({ userId, children }: { userId: string; children: ReactNode }) {
  useEffect(forgetExpiredInput, [])
  return <InputOwner value={userId}>{children}</InputOwner>
}
