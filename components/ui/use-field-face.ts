'use client'
import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { typeInto } from '@/lib/platform/browser/type-into'

type Options = {
  /** Whether the field itself is there. */
  isThere: boolean
  onList?: () => void
}

const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** The handlers of the face of a field, and what was typed into it: all is done to the field as soon as that is there. */
export function useFieldFace(
  field: RefObject<HTMLInputElement | null>,
  { isThere, onList }: Options,
) {
  const [asked, setAsked] = useState<'focus' | 'list' | 'letter' | null>(null)
  const [typed, setTyped] = useState('')
  const handOver = useEffectEvent(() => {
    const input = field.current
    if (!input) return
    input.focus()
    if (typed && !input.readOnly) return typeInto(input, typed)
    input.select()
    // A list that is open from the first has no place yet, and scrolls the page to where it stands then.
    if (asked !== 'focus') input.click()
  })
  useEffect(() => {
    if (isThere && asked) handOver()
  }, [isThere, asked])
  const ask = (what: 'list' | 'letter') => {
    setAsked(what)
    onList?.()
  }
  const handlers = {
    onFocus: () => setAsked((before) => before ?? 'focus'),
    // The field may come between the press and its release, which then is no click.
    onMouseDown: ({ button }: MouseEvent) => button === 0 && ask('list'),
    onClick: () => ask('list'),
    onBlur: () => {
      setAsked(null)
      setTyped('')
    },
    onKeyDown: (event: KeyboardEvent) => {
      const opens = opening.has(event.key) && !(typed && event.key === ' ')
      if (!opens && !isLetter(event)) return
      event.preventDefault() // Enter would send the form
      if (!opens) setTyped((before) => before + event.key)
      ask(opens ? 'list' : 'letter')
    },
  }
  return { typed, handlers }
}
