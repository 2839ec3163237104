import { messages } from './catalogue'
import type { Locale } from './locale'
import { messageAt } from './message-at'

export function messageIn(locale: Locale, key: string): string {
  const word = messageAt(messages[locale], key)
  if (word === undefined) throw new Error(`The catalogue has no word ${key}`)
  return word
}
