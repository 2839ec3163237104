import { messages, type Messages } from './catalogue'
import given from './generated/screen-texts.json'
import type { Locale } from './locale'

/** A folder of `app` whose layout gives texts. */
export type TextsFolder = keyof typeof given

/**
 * The texts that a layout gives to the screens below it. In `next dev` the outermost gives all: which a screen names changes
 * with each save of its files.
 */
export function screenTexts(locale: Locale, folder: TextsFolder): Partial<Messages> {
  const all = messages[locale]
  if (process.env.NODE_ENV === 'development') return folder === '' ? all : {}
  const names = given[folder] as (keyof Messages)[]
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}
