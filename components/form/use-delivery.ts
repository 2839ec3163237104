'use client'
import { useEffect, useRef, useState } from 'react'
import { useIsLeft } from '@/components/ui/use-is-left'
import { ApiProblem } from '@/lib/platform/browser/client'
import { isConnected, isLost, listenToConnection } from '@/lib/platform/browser/connection'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'

/** A command that waits for the connection. */
export type Waiting = {
  send: () => void
  giveUp: () => void
}

/**
 * Sends a command. Where the server cannot be reached it waits, and is sent once the connection is back; if it had
 * arrived, it is not done twice (`idempotency-key.ts`).
 */
export function useDelivery<C extends Contract>(contract: C) {
  const command = useCommand(contract)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const giveUp = useRef(() => {})
  const isLeft = useIsLeft()
  useEffect(() => () => giveUp.current(), [])

  const wait = async (): Promise<boolean> => {
    // Nothing is sent for a form that nobody sees any more.
    if (isLeft()) return false
    let stop = () => {}
    const isSending = await new Promise<boolean>((resolve) => {
      giveUp.current = () => resolve(false)
      setWaiting({ send: () => resolve(true), giveUp: giveUp.current })
      stop = listenToConnection((isThere) => isThere && resolve(true))
    })
    stop()
    setWaiting(null)
    return isSending
  }

  /** Null if the sender gives up while it waits. */
  const deliver = async (input: InputOf<C>): Promise<OutputOf<C> | null> => {
    let maySend = isConnected()
    while (maySend || (await wait())) {
      try {
        return await command.mutateAsync(input)
      } catch (error) {
        if (!(error instanceof ApiProblem) || !isLost(error.body)) throw error
        maySend = false
      }
    }
    return null
  }
  return { deliver, waiting, isLeft }
}
