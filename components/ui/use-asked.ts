'use client'
import { useState, type KeyboardEvent } from 'react'

type Asked = 'focus' | 'list' | null
type Options = {
  onList?: () => void
  onLetter?: (letter: string) => void
}

const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** What was asked of the face of a field before the field itself was there: the focus, or its list as well. */
export function useAsked({ onList, onLetter }: Options = {}) {
  const [asked, setAsked] = useState<Asked>(null)
  const askList = () => {
    setAsked('list')
    onList?.()
  }
  const face = {
    onFocus: () => setAsked((before) => before ?? 'focus'),
    onPress: askList,
    onBlur: () => setAsked(null),
    onKeyDown: (event: KeyboardEvent) => {
      const opens = opening.has(event.key)
      if (!opens && !isLetter(event)) return
      event.preventDefault() // Enter would send the form
      if (!opens) onLetter?.(event.key)
      askList()
    },
  }
  return { asked, face }
}
