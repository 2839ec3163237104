/**
 * What was typed into forms and not saved, in the storage of the browser. Source:
 * docs/decisions/0240-unsaved-input-is-kept-in-the-browser.md
 */
import { DAY } from '../dates/durations'

export type KeptInput = {
  /** In milliseconds. */
  at: number
  /** The version of the record that was changed; a new one has none. */
  rowVersion?: number | null
  fields: Record<string, unknown>
}

/** Whose input it is, and of which form. */
export type Place = { userId: string; screen: string; command: string; record: string }

const PREFIX = 'kept-input '
/** In milliseconds. */
const KEPT_FOR = DAY

const keyOf = ({ userId, screen, command, record }: Place) =>
  PREFIX + [userId, screen, command, record].join(' ')

export function readKeptInput(place: Place): KeptInput | null {
  const input = parse(localStorage.getItem(keyOf(place)))
  return input && !isExpired(input) ? input : null
}

export function keepInput(place: Place, input: Omit<KeptInput, 'at'>): void {
  // JSON has no undefined, the value of an emptied number.
  const text = JSON.stringify({ ...input, at: Date.now() }, (_, value) => value ?? null)
  try {
    localStorage.setItem(keyOf(place), text)
  } catch {
    // The storage is full or switched off: the form works without it.
  }
}

export const forgetInput = (place: Place): void => localStorage.removeItem(keyOf(place))

/** Of everybody who signed in here: for signing out. */
export const forgetAllInput = (): void => keptKeys().forEach((key) => localStorage.removeItem(key))

export function forgetExpiredInput(): void {
  for (const key of keptKeys()) {
    const input = parse(localStorage.getItem(key))
    if (input && isExpired(input)) localStorage.removeItem(key)
  }
}

const isExpired = ({ at }: KeptInput) => Date.now() - at > KEPT_FOR

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))

const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as KeptInput))
