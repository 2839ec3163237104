'use client'
import { useRef, type KeyboardEvent } from 'react'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'

/** In milliseconds: a hand scanner lets less time pass from one key to the next. */
const PAUSE = 80
/** In characters: as fast, people type fewer. */
const FEWEST = 6

type Typed = { keys: string; at: number; textBefore: string }
type Field = { text: string; setText: (to: string) => void; onCard: (code: string) => void }

/** Of a field for something else, in which the focus has stayed: a card that a hand scanner types into it is taken out again. */
export function useScansInField({ text, setText, onCard }: Field) {
  const last = useRef<Typed>({ keys: '', at: -Infinity, textBefore: text })
  return (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    const { keys, at, textBefore } = last.current
    const isOneGo = timeStamp - at < PAUSE
    if (key.length === 1) {
      const typed = isOneGo ? { keys: keys + key, textBefore } : { keys: key, textBefore: text }
      last.current = { ...typed, at: timeStamp }
    }
    if (key !== 'Enter' || !isOneGo || keys.length < FEWEST || !parsePersonIdentifier(keys)) return
    setText(textBefore)
    onCard(keys)
  }
}
