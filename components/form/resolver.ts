import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { issueText } from '@/lib/platform/contract/issues'
import type { Language } from '@/lib/platform/contract/problems'

/** Checks a form by a zod schema; the messages are those of the server. */
export const schemaResolver =
  (schema: z.ZodType, language: Language): Resolver<FieldValues, unknown, FieldValues> =>
  (values) => {
    const checked = schema.safeParse(values, { error: issueText(language) })
    if (checked.success) return { values: checked.data as FieldValues, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, message, code } of checked.error.issues) {
      const name = path.join('.')
      if (!get(errors, name)) set(errors, name, { type: code, message })
    }
    return { values: {}, errors }
  }

/** Flattens react-hook-form's errors to messages by full name, such as `person.phone`. */
export function messagesOf(errors: object, prefix = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, error] of Object.entries(errors) as [string, object | undefined][]) {
    if (!error || name === 'root' || name === 'ref') continue
    const path = prefix + name
    if ('message' in error && typeof error.message === 'string') all.set(path, error.message)
    else messagesOf(error, `${path}.`).forEach((message, inner) => all.set(inner, message))
  }
  return all
}
