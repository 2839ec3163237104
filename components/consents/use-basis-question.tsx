'use client'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import type { BasisQuestion, GivenWithPicture } from './basis-dialog'

const BasisDialog = dynamic(() => import('./basis-dialog').then((part) => part.BasisDialog), {
  ssr: false,
})

type Asked = BasisQuestion & { answer: (given: GivenWithPicture | null) => void }

/** `ask` resolves with the basis, or with null where nobody gave one; `dialog` stands in the page. */
export function useBasisQuestion(): {
  ask: (question: BasisQuestion) => Promise<GivenWithPicture | null>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (question: BasisQuestion) =>
    new Promise<GivenWithPicture | null>((resolve) => {
      const answer = (given: GivenWithPicture | null) => {
        setAsked(null)
        resolve(given)
      }
      setAsked({ ...question, answer })
    })
  const dialog = asked && <BasisDialog {...asked} onAnswer={asked.answer} />
  return { ask, dialog }
}
