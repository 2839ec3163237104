import { messages } from './catalogue'
import type { Locale } from './locale'
import { wordAt } from './word-at'

export function wordIn(locale: Locale, key: string): string {
  const word = wordAt(messages[locale], key)
  if (word === undefined) throw new Error(`The catalogue has no word ${key}`)
  return word
}
