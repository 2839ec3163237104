'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

export type StepPart = 'up' | 'down' | 'activity'
type Wish = { index: number; part: StepPart; news: string }

/**
 * Takes the focus to a part of a step once the list has changed, and says what has happened: who works by
 * keyboard would otherwise be left at the top of the page.
 */
export function useStepFocus() {
  const list = useRef<HTMLDivElement>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => {
    const step = wish && list.current?.children[wish.index]
    const part = step?.querySelector<HTMLElement>(`[data-part="${wish?.part}"]:not(:disabled)`)
    // At either end the button that was pressed is of no more use.
    const instead = step?.querySelector<HTMLElement>('[data-part]:not(:disabled)')
    const target = part ?? instead
    const field = target?.matches('button')
      ? target
      : target?.querySelector<HTMLElement>('textarea')
    field?.focus()
  }, [wish])
  const focusOn = useCallback(
    (index: number, part: StepPart, news: string) => setWish({ index, part, news }),
    [],
  )
  return { list, news: wish?.news ?? '', focusOn }
}
