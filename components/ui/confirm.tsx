'use client'
import dynamic from 'next/dynamic'
import { createContext, useContext, type ReactNode } from 'react'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { Question } from './confirm-dialog'
import { useQuestion } from './use-question'

type Ask = (question: Question) => Promise<boolean>

const ConfirmDialog = dynamic(
  () => fetchPart(() => import('./confirm-dialog')).then((part) => part.ConfirmDialog),
  {
    ssr: false,
  },
)
const Context = createContext<Ask | null>(null)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { asked, ask } = useQuestion<Question, boolean>()
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
