/** In pixels: room for the message of a field, below it. */
const MESSAGE_HEIGHT = 72

/** The first wrong field takes the focus, in sight with its message; the summary is seen with it where there is room. */
export function showSummary(summary: HTMLElement, first: HTMLElement | null): void {
  summary.scrollIntoView({ block: 'start' })
  if (!first) return summary.focus({ preventScroll: true })
  openAround(first)
  const isInSight = first.getBoundingClientRect().bottom + MESSAGE_HEIGHT < window.innerHeight
  if (isInSight) first.focus({ preventScroll: true })
  else showField(first)
}

/** Focuses a field with its label and its message in sight. */
export function showField(field: HTMLElement): void {
  openAround(field)
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** A field in a part of the form that is shut cannot take the focus. */
export function openAround(field: HTMLElement): void {
  const shut = field.closest<HTMLDetailsElement>('details:not([open])')
  if (!shut) return
  shut.open = true
  openAround(shut)
}
