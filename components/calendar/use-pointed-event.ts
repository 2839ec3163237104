'use client'
import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { useState, type FocusEvent, type MouseEvent } from 'react'
import { boxAt, eventIdAt } from './event-id'

/** In milliseconds: how long the pointer rests on an event until its card opens, and is off it until the card closes. */
const [REST, LEAVE] = [350, 200]

type PointedEvent = { id: string; box: HTMLElement }

/**
 * The event under the pointer or in focus, whose card is shown. Pointing at the card keeps it; Escape and a press
 * close it.
 */
export function usePointedEvent() {
  const [pointed, setPointed] = useState<PointedEvent | null>(null)
  const opening = useTimeout((found: PointedEvent) => setPointed(found), REST)
  const closing = useTimeout(() => setPointed(null), LEAVE)
  const stop = () => {
    opening.clear()
    closing.clear()
  }
  const hide = () => {
    stop()
    setPointed(null)
  }
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && hide())
  return {
    pointed,
    handlers: {
      onMouseOver: ({ target, buttons }: MouseEvent) => {
        stop()
        const found = buttons === 0 ? pointedAt(target) : null
        if (found && found.id !== pointed?.id) opening.start(found)
        else if (!found && !isCard(target)) closing.start()
      },
      onMouseLeave: () => {
        stop()
        closing.start()
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!target.matches(':focus-visible')) return
        stop()
        setPointed(pointedAt(target))
      },
      onBlur: hide,
      onMouseDown: hide,
    },
  }
}

const isCard = (target: EventTarget) => (target as Element).closest('[role=tooltip]') !== null

function pointedAt(target: EventTarget): PointedEvent | null {
  const [id, box] = [eventIdAt(target), boxAt(target)]
  return id && box ? { id, box } : null
}
