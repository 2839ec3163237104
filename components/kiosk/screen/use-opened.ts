'use client'
import { useState } from 'react'
import type { RollCall } from './use-roll-call'

/** The roll call that somebody has opened: once it has gone, with or without them, the next one is not open. */
export function useOpened(rollCall: RollCall | null) {
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = rollCall?.muster.id === openedId ? rollCall : null
  const open = ({ muster }: RollCall) => setOpenedId(muster.id)
  return { opened, open, close: () => setOpenedId(null) }
}
