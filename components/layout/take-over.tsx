'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { endEarly } from '@/lib/platform/browser/early'

/** Stands at the end of every page, so that React listens to all of it when early input is repeated. */
export function TakeOver() {
  const doAgain = useRef(() => {})
  useLayoutEffect(() => void (doAgain.current = endEarly()), [])
  useEffect(() => doAgain.current(), [])
  return null
}
