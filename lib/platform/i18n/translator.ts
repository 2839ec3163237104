import { createTranslator } from 'next-intl'
import { messages, type Messages } from './catalogue'
import type { Locale } from './locale'

/** The texts of a namespace, for what the server writes itself, such as exported files and mails. */
export const translator = <N extends keyof Messages>(locale: Locale, namespace: N) =>
  createTranslator<Messages, N>({ locale, messages: messages[locale], namespace })
