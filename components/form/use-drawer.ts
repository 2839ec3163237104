'use client'
import { useCallback, useRef, useState } from 'react'

/**
 * Which record's drawer is open: none, an existing one, or a new one (`row` is null). `wasOpened` defers the
 * loading of its code. Closing returns the focus to the element that opened it.
 */
export function useDrawer<Row>() {
  const [state, setState] = useState({ isOpen: false, wasOpened: false, row: null as Row | null })
  const opener = useRef<HTMLElement | null>(null)
  const givingBack = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = useCallback((row: Row | null) => {
    // Opened again at once, the drawer keeps the focus.
    clearTimeout(givingBack.current)
    const { activeElement } = document
    opener.current = activeElement instanceof HTMLElement ? activeElement : null
    setState({ isOpen: true, wasOpened: true, row })
  }, [])
  const close = useCallback(() => {
    setState((now) => ({ ...now, isOpen: false }))
    const element = opener.current
    // After the drawer's focus trap is released, which would take the focus back.
    givingBack.current = setTimeout(() => element?.isConnected && element.focus(), 50)
  }, [])
  return { ...state, open, close }
}

export type DrawerOf<Row> = ReturnType<typeof useDrawer<Row>>
