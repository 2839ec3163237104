/** The rows of the list on screen, from its first table. */
const rowsOf = (page: ParentNode): HTMLElement[] => [
  ...(page.querySelector('table')?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
]

/** What takes the focus of a row: what opens it, otherwise its first control. */
const targetOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-head] a, [data-head] button') ??
  row.querySelector<HTMLElement>('a, button, input')

const rowWithFocus = (rows: HTMLElement[]) =>
  rows.findIndex((row) => row.contains(document.activeElement))

/** To the row after (1) or before (-1) the one with the focus; to the first where none has it. */
export function moveRow(page: ParentNode, step: 1 | -1): void {
  const rows = rowsOf(page)
  const at = rowWithFocus(rows)
  const next = rows[at < 0 ? 0 : at + step]
  if (next) targetOf(next)?.focus()
}

/** Checks the row with the focus, or unchecks it. */
export function checkRow(page: ParentNode): void {
  const rows = rowsOf(page)
  rows[rowWithFocus(rows)]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
}

/** Presses the button that makes a new record, where the reader has one. It takes the focus, which comes back to it. */
export function pressNew(page: ParentNode): void {
  const button = page.querySelector<HTMLElement>('[data-makes-new]')
  button?.focus()
  button?.click()
}

const choices = ['checkbox', 'radio', 'switch', 'button', 'submit']

/** Whether letters belong to where the focus is: a field, a menu, a dialog, a calendar. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !choices.includes(target.type)
  return (
    target.isContentEditable ||
    target.closest('textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  )
}
