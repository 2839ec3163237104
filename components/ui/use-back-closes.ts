'use client'
import { useEffect, useEffectEvent } from 'react'
import { useIsTopmost } from './use-is-topmost'

/**
 * The browser's Back (a key, a button, a swipe) closes what is open in place of leaving the page, where the browser
 * lets a page do so: it has to support the Navigation API, and the reader to have touched the page before. Returns what
 * Escape does, too.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const isTopmost = useIsTopmost(isOpen)
  const isForThis = useEffectEvent(isTopmost)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return
    makeBackStay()
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isForThis()) return
      event.preventDefault()
      onBack()
    }
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [isOpen])
  return () => {
    if (isTopmost()) close()
  }
}

/** A page can keep Back from leading to another state of its own document only: gives it one to lead to. */
function makeBackStay(): void {
  const { currentEntry } = navigation
  const previous = navigation.entries()[(currentEntry?.index ?? 0) - 1]
  if (!previous?.sameDocument) history.pushState(null, '')
}
