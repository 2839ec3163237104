import { typeInto } from './render'

/** In milliseconds: before what is pressed next. */
const BETWEEN = 1_000
let now = 0

/** Presses the keys of the text and Enter, with so many milliseconds before each. */
export async function pressKeys(
  field: HTMLInputElement,
  text: string,
  pause: number,
): Promise<void> {
  now += BETWEEN
  for (const key of [...text, 'Enter']) {
    now += pause
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: now })
    field.dispatchEvent(event)
    if (key.length === 1) await typeInto(field, field.value + key)
  }
}
