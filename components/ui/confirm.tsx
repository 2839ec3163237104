'use client'
import dynamic from 'next/dynamic'
import { useMessages } from 'next-intl'
import { createContext, useCallback, useContext, type ReactNode } from 'react'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { Question } from './confirm-dialog'
import { MoreTexts } from './more-texts'
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

/** `if (await confirm({ title, text, confirmLabel })) …`; a part of a page as `text` has the texts of its page. */
export function useConfirm(): Ask {
  const ask = useContext(Context)
  const texts = useMessages()
  if (!ask) throw new Error('useConfirm stands outside its provider')
  return useCallback(
    ({ text, ...question }) =>
      ask({ ...question, text: <MoreTexts texts={texts}>{text}</MoreTexts> }),
    [ask, texts],
  )
}
