import * as z from 'zod'
import type { FieldValues } from 'react-hook-form'
import { users, type UserRecord, type UserTemplate } from '@/lib/domain/people/users/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** What the form asks beside what is sent: who the user is, and whether they are kept out. */
export const userFormSchema = users.save.input.and(
  z.object({ source: z.enum(['new', 'existing']).optional(), isDisabled: z.boolean().optional() }),
) as z.ZodType<FieldValues>

export const valuesOfUser = ({ status, ...user }: UserRecord) => ({
  ...user,
  // The person says it.
  employerId: undefined,
  isDisabled: status === 'Disabled',
})

export const valuesOfNew = ({ user, person }: UserTemplate) => ({
  source: 'new',
  email: '',
  roles: user.roles,
  person: { employerId: person.employerId },
})

/** The employer is the person's; only with a picked person it is said beside it. */
export function inputOfForm({
  source,
  isDisabled,
  person,
  PersonId,
  employerId,
  ...user
}: FieldValues): InputOf<typeof users.save> {
  const whom =
    source === 'existing' ? { PersonId, employerId: employerId || undefined } : { PersonId, person }
  const status = isDisabled ? 'Disabled' : user.id ? 'Active' : undefined
  return { ...user, ...whom, status } as InputOf<typeof users.save>
}
