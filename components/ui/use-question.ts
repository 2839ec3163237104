'use client'
import { useCallback, useState } from 'react'

/** What a dialog asks, with how it is answered. */
export type Asked<Question, Answer> = Question & { answer: (given: Answer) => void }

/** `ask` resolves with the answer; `asked` is there until it is given. */
export function useQuestion<Question extends object, Answer>() {
  const [asked, setAsked] = useState<Asked<Question, Answer> | null>(null)
  const ask = useCallback(
    (question: Question) =>
      new Promise<Answer>((resolve) => {
        const answer = (given: Answer) => {
          setAsked(null)
          resolve(given)
        }
        setAsked({ ...question, answer })
      }),
    [],
  )
  return { asked, ask }
}
