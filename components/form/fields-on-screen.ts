import type { RefObject } from 'react'

/** A field as it is on screen; `element` takes the focus. */
type FieldOnScreen = { label: string; element: RefObject<HTMLElement | null> }

/** The fields on screen by their names; an error of another name is shown above the form. */
export type FieldsOnScreen = Map<string, FieldOnScreen>

/** For a form of which only a part is on screen: the label of any other field, and what brings it there. */
export type Elsewhere = {
  labelOf: (name: string) => string | undefined
  show: (name: string) => void
}

/** A wrong field as the summary above the form lists it; `element` is missing for one that is not on screen. */
export type WrongField = {
  name: string
  label: string
  message: string
  element: HTMLElement | null
}

/** The wrong fields on screen, those that are elsewhere, and the messages that belong to neither. */
export function sortedOut(
  messages: Map<string, string>,
  fields: FieldsOnScreen,
  elsewhere?: Elsewhere,
): { wrong: WrongField[]; details: string[] } {
  const hidden = [...messages]
    .filter(([name]) => !fields.has(name))
    .map(([name, message]) => ({ name, message, label: elsewhere?.labelOf(name), element: null }))
  const named = hidden.filter((field) => field.label !== undefined) as WrongField[]
  return {
    wrong: [...wrongFields(fields, messages), ...named],
    details: hidden.filter(({ label }) => label === undefined).map(({ message }) => message),
  }
}

/** The control of a field, or the first one inside it: `workers.2` has `workers.2.duty`. */
export const elementAt = (fields: FieldsOnScreen, path: string): HTMLElement | null =>
  [...fields].find(([name]) => name === path || name.startsWith(`${path}.`))?.[1].element.current ??
  null

/** The fields with a message, in the order of the page. */
function wrongFields(fields: FieldsOnScreen, messages: Map<string, string>): WrongField[] {
  const wrong = [...fields].flatMap(([name, { label, element }]) => {
    const message = messages.get(name)
    return message
      ? [{ name, label: labelOf(label, element.current), message, element: element.current }]
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
