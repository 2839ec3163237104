import { makeServicePerson, changeServicePerson } from '@/lib/domain/people/persons/commands'
import type { Role } from '@/lib/platform/access/policies'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'

/**
 * The user of a service account, so that what it does has an author. Marked as removed, it is in no list or look-up, is
 * given nothing to do and cannot sign in. Source: docs/decisions/0298-a-service-account-is-a-removed-user.md.
 */
type ServiceUser = {
  name: string
  roles: readonly Role[]
  employerId: string | null
  isDisabled: boolean
}

type Writer = Pick<Context, 'db' | 'now'>

export async function makeServiceUser({ db, now }: Writer, user: ServiceUser) {
  const { id: personId } = await makeServicePerson(db, user, now)
  const roles = [...user.roles]
  const disabledAt = user.isDisabled ? now : null
  return db.user.create({
    data: { personId, roles, isService: true, removedAt: now, disabledAt },
    select: { id: true },
  })
}

export async function changeServiceUser({ db, now }: Writer, id: string, user: ServiceUser) {
  const { personId } = await db.user.update({
    where: { id, isService: true },
    data: { roles: [...user.roles], disabledAt: user.isDisabled ? now : null },
  })
  await changeServicePerson(db, personId, user)
}

/** After its account is removed: nothing but the name is left. */
export async function closeServiceUser({ db, now }: Writer, id: string): Promise<void> {
  const { personId } = await db.user.update({
    where: { id, isService: true },
    data: { roles: [], disabledAt: now },
  })
  await changeServicePerson(db, personId, { employerId: null })
}

export async function readServiceUser(db: Db, id: string) {
  const { roles, disabledAt, person } = await db.user.findUniqueOrThrow({
    where: { id, isService: true },
    select: { roles: true, disabledAt: true, person: { select: { employerId: true } } },
  })
  return { roles, isDisabled: disabledAt !== null, employerId: person.employerId }
}
