import * as z from 'zod'
import { id, rowVersion } from './fields'

/**
 * The input of a save. A new record, which comes without an id, brings everything in `required`; of an existing
 * one whatever is left out keeps its value.
 */
export const saveInput = <R extends z.ZodRawShape, O extends z.ZodRawShape>(
  required: R,
  optional: O,
) =>
  z
    .object({
      id: id.optional(),
      ...z.object(required).partial().shape,
      ...optional,
      rowVersion,
    })
    .superRefine((input: Record<string, unknown>, { addIssue }) => {
      if (input.id === undefined) missingIssues(input, Object.keys(required)).forEach(addIssue)
    }, evenWithOtherIssues)

/** What zod itself says of members that are not there; `at` is the record inside the input that lacks them. */
export const missingIssues = (
  record: Record<string, unknown>,
  names: string[],
  at: string[] = [],
) =>
  names
    .filter((name) => record[name] === undefined)
    .map((name) => ({
      code: 'invalid_type' as const,
      expected: 'nonoptional' as const,
      input: undefined,
      path: [...at, name],
    }))

/** Without it zod says what is missing only once nothing else is wrong. */
export const evenWithOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** Members of a save: as sent, else as they were. Those of a new record have been sent, `saveInput` sees to that. */
export function sentOrStored<S extends object, K extends keyof S & string>(
  sent: S,
  before: { [Name in K]: Exclude<S[Name], undefined> } | null,
  names: readonly K[],
) {
  const members = names.map((name) => [name, sent[name] ?? before?.[name]] as const)
  const missing = members.find(([, value]) => value === undefined)
  if (missing) throw new Error(`${missing[0]} was neither sent nor there before`)
  return Object.fromEntries(members) as { [Name in K]: Exclude<S[Name], undefined> }
}
