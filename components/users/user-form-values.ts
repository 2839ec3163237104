import type { FieldValues } from 'react-hook-form'
import type { users, UserRecord, UserTemplate } from '@/lib/domain/people/users/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export const valuesOfUser = ({ status, ...user }: UserRecord) => ({
  ...user,
  // The employer belongs to the person.
  employerId: undefined,
  isDisabled: status === 'Disabled',
})

export const valuesOfNew = ({ user, person }: UserTemplate) => ({
  source: 'new',
  email: '',
  roles: user.roles,
  person: { employerId: person.employerId },
})

/** Sends `employerId` with an existing person only: a new person carries it. */
export function inputOfForm({
  source,
  isDisabled,
  person,
  PersonId,
  employerId,
  ...user
}: FieldValues): InputOf<typeof users.save> {
  const personInput =
    source === 'existing' ? { PersonId, employerId: employerId || undefined } : { PersonId, person }
  const status = isDisabled ? 'Disabled' : user.id ? 'Active' : undefined
  return { ...user, ...personInput, status } as InputOf<typeof users.save>
}
