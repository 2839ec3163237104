import { expect, test } from 'vitest'
import { roles, type Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { checkedImport, commitAll, outcomesOf } from '@/lib/testing/records/imports'

/** A file changes people who sign in by the rules of persons/save. */

const personOf = ({ personId }: TestUser) =>
  database().db.person.findUniqueOrThrow({ where: { id: personId } })

/** By role of the caller: whose people a file renames. Source: docs/interface.md#who-may-give-which-role. */
const renamed = {
  Admin: roles,
  SafetyOfficer: [],
  Purchasing: ['Contractor'],
  Contractor: [],
} as const satisfies Partial<Record<Role, readonly Role[]>>

test.each(Object.entries(renamed))(
  'of people who sign in a file of %s renames those of the roles %j',
  async (role, expected) => {
    const actor = await createUser(role as Role)
    // Of the same company, as others do not exist for a Contractor.
    const { employerId } = actor
    const people = await Promise.all(
      roles.map((each) => createUser(each, { ...(employerId && { employerId }) })),
    )
    const codes = await Promise.all(people.map(async (user) => (await personOf(user)).code))
    const rows = [['รหัส', 'ชื่อ'], ...codes.map((code) => [code, 'เปลี่ยน'])]
    const id = await checkedImport(actor, 'Persons', rows, { onMatch: 'update' })
    const outcomes = (await outcomesOf(actor, id)).map((outcome) => outcome.split(' ')[1])
    const may = roles.map((each) => (expected as readonly Role[]).includes(each))
    expect(outcomes).toEqual(may.map((is) => (is ? 'Change' : 'Wrong')))
    await commitAll(actor, id, 'good')
    const names = await Promise.all(people.map(async (user) => (await personOf(user)).firstNameTh))
    expect(names.map((name) => name === 'เปลี่ยน')).toEqual(may)
  },
)
