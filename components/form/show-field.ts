/** In pixels: room for the message of a field, below it. */
const MESSAGE_HEIGHT = 72

/**
 * Moves the focus to the summary. In a form so long that the first wrong field would then be out of sight, the
 * field takes the focus, and the summary is read out as an alert.
 */
export function showSummary(summary: HTMLElement, first: HTMLElement | null): void {
  summary.focus({ preventScroll: true })
  summary.scrollIntoView({ block: 'start' })
  if (first && first.getBoundingClientRect().bottom + MESSAGE_HEIGHT > window.innerHeight)
    showField(first)
}

/** Focuses a field with its label and its message in sight. */
export function showField(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
