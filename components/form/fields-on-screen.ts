import type { RefObject } from 'react'

/** A field as it is on screen; `element` takes the focus. */
type FieldOnScreen = { label: string; element: RefObject<HTMLElement | null> }

/** The fields on screen by their names; an error of another name is shown above the form. */
export type FieldsOnScreen = Map<string, FieldOnScreen>

/** A wrong field as the summary above the form lists it. */
export type WrongField = { label: string; message: string; element: HTMLElement | null }

/** The fields with a message, in the order of the page. */
export function wrongFields(fields: FieldsOnScreen, messages: Map<string, string>): WrongField[] {
  const wrong = [...fields].flatMap(([name, { label, element }]) => {
    const message = messages.get(name)
    return message
      ? [{ label: labelOf(label, element.current), message, element: element.current }]
      : []
  })
  return wrong.toSorted((a, b) => comesBefore(a.element, b.element))
}

function comesBefore(a: HTMLElement | null, b: HTMLElement | null): number {
  if (!a || !b) return Number(!a) - Number(!b)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** "Step 2, Hazard 1: Activity" for a field of a list, whose label alone stands on screen more than once. */
function labelOf(label: string, element: HTMLElement | null): string {
  const items: string[] = []
  for (let item = closestItem(element); item; item = closestItem(item.parentElement))
    items.unshift(
      item.getAttribute('aria-label') ?? item.querySelector('legend')?.textContent ?? '',
    )
  return items.length > 0 ? `${items.join(', ')}: ${label}` : label
}

const closestItem = (element: HTMLElement | null) =>
  element?.closest<HTMLElement>('[data-item]') ?? null
