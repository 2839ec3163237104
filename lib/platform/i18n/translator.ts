import { createTranslator } from 'next-intl'
import { messages, type Messages } from './catalogue'
import type { Locale } from './locale'

type Namespace = keyof Messages
type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>

const known = new Map<string, unknown>()

/**
 * The texts of a namespace, for what the server writes itself, such as exported files and mails. Made once, as each keeps the
 * texts that it has parsed.
 */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translator<N> {
  const key = `${locale} ${namespace}`
  const found = known.get(key)
  if (found) return found as Translator<N>
  const made = createTranslator<Messages, N>({ locale, messages: messages[locale], namespace })
  known.set(key, made)
  return made
}
