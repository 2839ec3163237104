'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { endEarly } from '@/lib/platform/browser/early'

/** Stands at the end of every page: what was done before its scripts were there is done once all of it hears. */
export function TakeOver() {
  const doAgain = useRef(() => {})
  useLayoutEffect(() => void (doAgain.current = endEarly()), [])
  useEffect(() => doAgain.current(), [])
  return null
}
