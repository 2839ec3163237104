'use client'
import { useEffect } from 'react'
import { useLetterKeys } from '@/components/table/use-letter-keys'

/** The position of a command's button by its key: the first one approves, the second one returns. */
const buttons: Record<string, number> = { a: 0, r: 1 }
const moves: Record<string, 1 | -1> = { j: 1, k: -1 }

/** By the place of the key, so that a Thai layout has the same keys. */
const letterOf = ({ code }: KeyboardEvent) => code.replace(/^Key/, '').toLowerCase()

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * J and K leaf through the queue, A approves and R returns, unless something is being typed or a dialog is open.
 * Returns whether letters are keys in this browser.
 */
export function useReviewKeys(bar: HTMLElement | null, move: (by: 1 | -1) => void): boolean {
  const [areOn] = useLetterKeys()
  useEffect(() => {
    if (!areOn) return
    const press = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey
      if (isChord || event.repeat || isTyping(event) || document.querySelector('[role="dialog"]'))
        return
      const letter = letterOf(event)
      const step = moves[letter]
      if (step) return move(step)
      const position = buttons[letter]
      if (position === undefined) return
      event.preventDefault() // or the letter would be typed into the dialog that opens
      bar?.querySelectorAll('button')[position]?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areOn, bar, move])
  return areOn
}
