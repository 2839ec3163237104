import * as z from 'zod'
import { id, rowVersion } from './fields'

/**
 * The input of a save. A new record (without an id) must have all members of `required`; members of an existing record
 * that are left out keep their values.
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

/** zod's issues for missing members. `at`: the path of the record within the input. */
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

/** Without it zod runs the check only if there are no other issues. */
export const evenWithOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** The members of a save, or their stored values. A new record has them all: `saveInput` checks that. */
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
