import pg from 'pg'
import { DEMO_PASSWORD } from '@/lib/domain/people/account/demo/rules'
import { isPasswordRight } from '@/lib/platform/auth/password'
import { userId } from './user-rows'
import { users } from './users'

type Row = { userId: string; passwordHash: string }

/** Finds out once which accounts of a demo from before have its password still; nobody else's is tried. */
export async function noteDemoPasswords(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(
      'SELECT "userId", "passwordHash" FROM accounts WHERE "hasDemoPassword" IS NULL AND "userId" = ANY($1)',
      [users.map(({ person }) => userId(person))],
    )
    const same = await Promise.all(
      rows.map((row) => isPasswordRight(DEMO_PASSWORD, row.passwordHash)),
    )
    const open = rows.filter((_, index) => same[index])
    await client.query(
      `UPDATE accounts SET "hasDemoPassword" = "userId" = ANY($1) WHERE "hasDemoPassword" IS NULL`,
      [open.map((row) => row.userId)],
    )
  } finally {
    await client.end()
  }
}
