'use client'
import { useEffect, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'

type Options = {
  /** Whether the field itself is there. */
  isThere: boolean
  onList?: () => void
  onLetter?: (letter: string) => void
}

const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** The handlers of the face of a field. What is asked of the face is done to the field as soon as that is there. */
export function useFieldFace(
  field: RefObject<HTMLInputElement | null>,
  { isThere, onList, onLetter }: Options,
) {
  const [asked, setAsked] = useState<'focus' | 'list' | 'letter' | null>(null)
  useEffect(() => {
    if (!isThere || !asked) return
    field.current?.focus()
    if (asked !== 'letter') field.current?.select()
    // A list that is open from the first has no place yet, and scrolls the page to where it stands then.
    if (asked !== 'focus') field.current?.click()
  }, [field, isThere, asked])
  const ask = (what: 'list' | 'letter') => {
    setAsked(what)
    onList?.()
  }
  return {
    onFocus: () => setAsked((before) => before ?? 'focus'),
    // The field may come between the press and its release, which then is no click.
    onMouseDown: ({ button }: MouseEvent) => button === 0 && ask('list'),
    onClick: () => ask('list'),
    onBlur: () => setAsked(null),
    onKeyDown: (event: KeyboardEvent) => {
      const opens = opening.has(event.key)
      if (!opens && !isLetter(event)) return
      event.preventDefault() // Enter would send the form
      if (!opens) onLetter?.(event.key)
      ask(opens ? 'list' : 'letter')
    },
  }
}
