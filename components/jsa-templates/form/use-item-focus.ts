'use client'
import { openAround } from '@/components/form/show-field'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The parts of an item that can be focused: its move buttons, and its first text. */
type ItemPart = 'up' | 'down' | 'text'
type FocusRequest = { index: number; part: ItemPart; announcement: string }

/**
 * Moves the focus to a part of an item after its list has changed, and announces the change: the focused button
 * may be gone. The items are the children of `list` and marked with `data-item`, as an item may contain a list.
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
    // At either end of the list the pressed button is disabled now.
    const target = parts.find(({ dataset }) => dataset.part === request.part) ?? parts[0]
    const field = target?.matches('button') ? target : target?.querySelector('textarea')
    if (field) openAround(field)
    field?.focus()
  }, [request])
  const focusOn = useCallback(
    (index: number, part: ItemPart, announcement: string) =>
      setRequest({ index, part, announcement }),
    [],
  )
  return { list, announcement: request?.announcement ?? '', focusOn }
}
