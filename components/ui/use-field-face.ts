'use client'
import { useState, type KeyboardEvent } from 'react'

type Options = {
  onList?: () => void
  onLetter?: (letter: string) => void
}

const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** What is asked of the face of a field, the focus or its list as well, and with what the field itself starts then. */
export function useFieldFace({ onList, onLetter }: Options = {}) {
  const [asked, setAsked] = useState<'focus' | 'list' | null>(null)
  const askList = () => {
    setAsked('list')
    onList?.()
  }
  const face = {
    onFocus: () => setAsked((before) => before ?? 'focus'),
    onClick: askList,
    onBlur: () => setAsked(null),
    onKeyDown: (event: KeyboardEvent) => {
      const opens = opening.has(event.key)
      if (!opens && !isLetter(event)) return
      event.preventDefault() // Enter would send the form
      if (!opens) onLetter?.(event.key)
      askList()
    },
  }
  const atFirst = { autoFocus: asked !== null, defaultDropdownOpened: asked === 'list' }
  return { face, atFirst }
}
