/**
 * What a reader does on a page before its scripts are there. Source:
 * docs/decisions/0447-what-is-done-on-a-slow-network-counts.md
 */
import { typeInto } from './type-into'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Early = {
  /** What each field that was changed holds: its text, or whether it is checked. */
  fields: Map<Field, string | boolean>
  /** Clicks, and forms that were to be sent. */
  presses: Event[]
  stop: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

/** Stands in the page as text, before any other script: it may use nothing but the browser. */
export function listenEarly(): void {
  const fields: Early['fields'] = new Map()
  const presses: Event[] = []
  const end = new AbortController()
  const listen = (type: string, hear: (event: Event) => void) =>
    window.addEventListener(type, hear, { capture: true, signal: end.signal })
  const note = ({ target }: Event) => {
    const field = target as Field
    const isChoice = field.type === 'checkbox' || field.type === 'radio'
    fields.set(field, isChoice ? (field as HTMLInputElement).checked : field.value)
  }
  listen('input', note)
  listen('change', note)
  listen('click', (event) => presses.push(event))
  listen('submit', (event) => {
    event.preventDefault()
    presses.push(event)
  })
  window.early = { fields, presses, stop: () => end.abort() }
}

/** Where a click is to be repeated. The browser follows links, and opens menus and folds, by itself. */
const OWN = 'a, input:not([role="combobox"]), label, summary, [popovertarget]'
const PRESSED = 'button, [role="combobox"], tr[data-opens]'

function pressed({ target }: Event): HTMLElement | null {
  if (target instanceof HTMLFormElement) return target
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>(`${OWN}, ${PRESSED}`)
  return element?.matches(OWN) ? null : element
}

/**
 * What has to be done again, once React has taken the page over. Of the presses the last one: whoever sees nothing happen
 * presses again.
 */
export function endEarly(): () => void {
  const { early } = window
  if (!early) return () => {}
  // The press that made React take the page over is one that it hears.
  const last = early.presses
    .filter(({ eventPhase }) => eventPhase === Event.NONE)
    .map(pressed)
    .findLast((element) => element !== null)
  return () => {
    delete window.early
    early.stop()
    for (const [field, held] of early.fields) if (field.isConnected) fillIn(field, held)
    // Once the fields have reached React.
    setTimeout(() => last?.isConnected && press(last))
  }
}

function fillIn(field: Field, held: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(held)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof held === 'string') {
    if (held === field.defaultValue) return
    // React hears only of a value that differs from the one it knows.
    field.value = field.defaultValue
    typeInto(field, held)
  } else if (field instanceof HTMLInputElement && held !== field.defaultChecked) {
    field.checked = !held
    field.click()
  }
}

const press = (element: HTMLElement) =>
  element instanceof HTMLFormElement ? element.requestSubmit() : element.click()
