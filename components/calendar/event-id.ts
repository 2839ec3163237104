/** The id of the event that an element belongs to. In the week and day views the focused box stands around our own. */
export function eventIdAt(target: EventTarget): string | undefined {
  const element = target as Element
  const ours =
    element.closest('[data-event-id]') ??
    element.closest('.rbc-event')?.querySelector('[data-event-id]')
  return ours?.getAttribute('data-event-id') ?? undefined
}

/** The box that shows an event in a grid. */
export const boxAt = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('.rbc-event')
