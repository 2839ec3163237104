'use client'
import { useCallback, useRef, useState } from 'react'

/** One time that a drawer is open. */
type Opening = { opener: HTMLElement | null }

type State<Row> = {
  isOpen: boolean
  wasOpened: boolean
  row: Row | null
  opening: Opening | null
}

/**
 * Which record's drawer is open: none, an existing one, or a new one (`row` is null). `wasOpened` defers the
 * loading of its code. Closing returns the focus to the element that opened it. `close` is for the record that is shown
 * when it is passed on: called after an answer that comes late, it closes no other one.
 */
export function useDrawer<Row>() {
  const [state, setState] = useState<State<Row>>({
    isOpen: false,
    wasOpened: false,
    row: null,
    opening: null,
  })
  const current = useRef<Opening | null>(null)
  const givingBack = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = useCallback((row: Row | null) => {
    // Opened again at once, the drawer keeps the focus.
    clearTimeout(givingBack.current)
    const { activeElement } = document
    const opening = { opener: activeElement instanceof HTMLElement ? activeElement : null }
    current.current = opening
    setState({ isOpen: true, wasOpened: true, row, opening })
  }, [])
  const { opening, ...shown } = state
  const close = useCallback(() => {
    if (opening === null || current.current !== opening) return
    current.current = null
    setState((now) => ({ ...now, isOpen: false }))
    const { opener } = opening
    // After the drawer's focus trap is released, which would take the focus back.
    givingBack.current = setTimeout(() => opener?.isConnected && opener.focus(), 50)
  }, [opening])
  return { ...shown, open, close }
}

export type DrawerOf<Row> = ReturnType<typeof useDrawer<Row>>
