'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What of an item may take the focus: its buttons to move it, and the text that says what it is. */
export type ItemPart = 'up' | 'down' | 'text'
type FocusRequest = { index: number; part: ItemPart; news: string }

/**
 * Takes the focus to a part of an item once its list has changed, and says what has happened: who works by
 * keyboard would otherwise be left at the top of the page. The items are the children of `list` and marked
 * with `data-item`, as an item may hold a list of its own.
 */
export function useItemFocus() {
  const list = useRef<HTMLDivElement>(null)
  const [request, setRequest] = useState<FocusRequest | null>(null)
  useEffect(() => {
    const item = request && list.current?.children[request.index]
    if (!item) return
    const parts = [...item.querySelectorAll<HTMLElement>('[data-part]:not(:disabled)')].filter(
      (each) => each.closest('[data-item]') === item,
    )
    // At either end the button that was pressed is of no more use.
    const target = parts.find(({ dataset }) => dataset.part === request.part) ?? parts[0]
    const field = target?.matches('button') ? target : target?.querySelector('textarea')
    field?.focus()
  }, [request])
  const focusOn = useCallback(
    (index: number, part: ItemPart, news: string) => setRequest({ index, part, news }),
    [],
  )
  return { list, news: request?.news ?? '', focusOn }
}
