'use client'
import dynamic from 'next/dynamic'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import type { Asked, Question } from './confirm-dialog'

type Ask = (question: Question) => Promise<boolean>

const ConfirmDialog = dynamic(() => import('./confirm-dialog').then((part) => part.ConfirmDialog), {
  ssr: false,
})
const Context = createContext<Ask | null>(null)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setAsked(null)
          resolve(isConfirmed)
        }
        setAsked({ ...question, answer })
      }),
    [],
  )
  return (
    <Context value={ask}>
      {children}
      {asked && <ConfirmDialog {...asked} />}
    </Context>
  )
}

/** `if (await confirm({ title, text, confirmLabel })) …` */
export function useConfirm(): Ask {
  const ask = useContext(Context)
  if (!ask) throw new Error('useConfirm stands outside its provider')
  return ask
}
