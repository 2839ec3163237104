'use client'
import { useCallback, useRef, useState } from 'react'

/**
 * Which record's drawer is open: none, an existing one, or a new one (`null`). `wasOpened` says whether
 * its code is needed yet. On closing, the focus goes back to where it came from.
 */
export function useDrawer<Row>() {
  const [state, setState] = useState({ isOpen: false, wasOpened: false, row: null as Row | null })
  const opener = useRef<Element | null>(null)
  const open = useCallback((row: Row | null) => {
    opener.current = document.activeElement
    setState({ isOpen: true, wasOpened: true, row })
  }, [])
  const close = useCallback(() => {
    setState((now) => ({ ...now, isOpen: false }))
    const element = opener.current
    // After the drawer's focus trap has let go.
    setTimeout(() => element instanceof HTMLElement && element.isConnected && element.focus(), 50)
  }, [])
  return { ...state, open, close }
}

/** What a drawer's component takes: the state of its `useDrawer`. */
export type DrawerOf<Row> = ReturnType<typeof useDrawer<Row>>
