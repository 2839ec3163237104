import { openDatabase } from '../lib/launch/database'
import { runCommand } from '../lib/launch/base/launch-error'
import type { Role } from '../lib/platform/access/policies'
import { readConfig } from '../lib/platform/config/config'
import { closeDatabase, database } from '../lib/platform/db/database'
import { createUser } from '../lib/testing/records/factories'
import { emailsOf, PASSWORD } from './accounts'

/** Makes the demo database of DATA_DIR and the accounts of a role in it, of the demo's first contractor for Contractors. */
async function prepareSite(): Promise<void> {
  const role = process.argv[2] as Role
  const { close } = await openDatabase(readConfig(process.env))
  const { person } = await database().db.user.findFirstOrThrow({
    where: { email: 'contractor@example.com' },
    select: { person: { select: { employerId: true } } },
  })
  const employerId = role === 'Contractor' ? person.employerId : null
  for (const email of emailsOf(role))
    await createUser(role, { email, employerId, password: PASSWORD })
  await closeDatabase()
  await close()
}

await runCommand(prepareSite)
