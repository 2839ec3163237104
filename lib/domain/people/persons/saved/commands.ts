import { lockReferencedEmployer } from '@/lib/domain/site/employers/commands'
import { requestSync } from '@/lib/domain/people/provider-syncs/requests/commands'
import { unsetContractorDefault } from '@/lib/domain/people/users/logins/commands'
import { recordAll } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import type { Context } from '@/lib/platform/http/context'
import type { PersonChange } from '../judge/commands'
import { mask } from '../national-id/rules'

type Saved = { id: string; columns: Partial<PersonChange['columns']> }

/** One audit line for each person; none has a complete national id. */
export const recordPersons = (context: Context, saved: Saved[]): Promise<void> =>
  recordAll(
    context,
    'person.saved',
    saved.map(({ id, columns: { nationalId, ...columns } }) => ({
      subject: { type: 'person', id },
      changes: { ...columns, nationalId: nationalId && mask(nationalId) },
    })),
  )

/** For a person without an employer. */
export async function assignEmployer(
  context: Context,
  id: string,
  employerId: string,
): Promise<void> {
  const { db } = context
  await lockReferencedEmployer(db, employerId, 'employerId')
  await db.person.update({ where: { id }, data: { employerId, rowVersion: { increment: 1 } } })
  await recordPersons(context, [{ id, columns: { employerId } }])
}

/** After a change of a person: their users sign in as the person now is. */
export async function tellUsers(
  context: Context,
  before: NonNullable<PersonChange['before']>,
  { employerId }: PersonChange['columns'],
): Promise<void> {
  if (employerId !== undefined && employerId !== before.employerId)
    await unsetContractorDefault(context.db, before.id)
  for (const user of before.users) {
    invalidateActor(user.id)
    await requestSync(context, user.id)
  }
}
