'use client'
import { useEffect, useRef, useState } from 'react'

/** In milliseconds: a pointer that only passes over a link has left it by then. */
export const PASSING = 65

/** Whether somebody seems about to open a link: the pointer stays on it, or it is touched or in focus. */
export function useIntention() {
  const [isIntended, setIntended] = useState(false)
  const passing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const intend = () => setIntended(true)
  const onMouseEnter = () => {
    passing.current = setTimeout(intend, PASSING)
  }
  const onMouseLeave = () => clearTimeout(passing.current)
  useEffect(() => () => clearTimeout(passing.current), [])
  return {
    isIntended,
    handlers: { onMouseEnter, onMouseLeave, onTouchStart: intend, onFocus: intend },
  }
}
