'use client'
import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { IsShown } from './is-shown'

/** Whether the part of the page that sent something is gone, or closed, by the time that the answer comes. */
export function useIsLeft(): () => boolean {
  const isShown = useContext(IsShown)
  const isLeft = useRef(false)
  // At once, as the answer may come before other effects run.
  useLayoutEffect(() => {
    isLeft.current = !isShown
    return () => void (isLeft.current = true)
  }, [isShown])
  return useCallback(() => isLeft.current, [])
}
