import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { issueText } from '@/lib/platform/contract/issues'
import type { Language } from '@/lib/platform/contract/problems'

type Found = Map<string, { type: string; message: string }>

/**
 * Checks a form by a zod schema; the messages are those of the server. After each added, moved or removed row
 * react-hook-form shows all errors of the list: a new row would be red before anybody has written into it, so only
 * errors that were shown before are passed on then.
 */
export function schemaResolver(
  schema: z.ZodType,
  language: Language,
): Resolver<FieldValues, unknown, FieldValues> {
  let shown: ReadonlySet<string> = new Set()
  return (values, _context, { names = [] }) => {
    const checked = schema.safeParse(values, { error: issueText(language) })
    if (checked.success) {
      shown = new Set()
      return { values: checked.data as FieldValues, errors: {} }
    }
    const found = firstErrors(checked.error)
    const only = names.length === 1 ? names[0]! : null
    const isList = only !== null && Array.isArray(get(values, only))
    const passed = isList ? withoutNew(found, only, shown) : found
    shown = new Set(
      [...passed.keys()].filter(
        (name) => only === null || isList || name === only || shown.has(name),
      ),
    )
    return { values: {}, errors: nested(passed) }
  }
}

function firstErrors({ issues }: z.ZodError): Found {
  const found: Found = new Map()
  for (const { path, message, code } of issues) {
    const name = path.join('.')
    if (!found.has(name)) found.set(name, { type: code, message })
  }
  return found
}

const withoutNew = (found: Found, list: string, shown: ReadonlySet<string>): Found =>
  new Map([...found].filter(([name]) => name === list || shown.has(name)))

function nested(found: Found): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, error] of found) set(errors, name, error)
  return errors
}
