'use client'
import type { KeyboardEvent } from 'react'
import type { CalendarProps } from './calendar-props'
import { eventIdAt } from './event-id'

/**
 * M on a focused event asks for its new day, as not everybody can drag. By the place of the key: a Thai keyboard
 * writes another letter with it.
 */
export function useMoveKey({ events, onMove }: Pick<CalendarProps, 'events' | 'onMove'>) {
  return (pressed: KeyboardEvent) => {
    const { code, target, ctrlKey, metaKey, altKey } = pressed
    if (code !== 'KeyM' || ctrlKey || metaKey || altKey) return
    const id = eventIdAt(target)
    const event = events.find((one) => one.id === id && one.isMovable)
    if (!event || !onMove) return
    pressed.preventDefault()
    onMove(event)
  }
}
