'use client'
import { useCallback, useEffect, useRef } from 'react'

/** Whether the part of the page that sent something is gone by the time that the answer comes. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  return useCallback(() => isLeft.current, [])
}
