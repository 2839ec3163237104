import * as z from 'zod'
import { DEMO_PASSWORD } from '@/lib/domain/people/account/demo/rules'
import { isPasswordRight } from '@/lib/platform/auth/password'
import { inOwnerTransaction } from '@/lib/platform/db/owner-transaction'
import { userId } from './user-rows'
import { users } from './users'

const accountRow = z.object({ userId: z.guid(), passwordHash: z.string() })

/** Flags the demo accounts of an older database that still have the published password; tries no other accounts. */
export const flagDemoPasswords = (url: string): Promise<void> =>
  inOwnerTransaction(url, async ({ sql }) => {
    const ids = users.map(({ person }) => userId(person))
    const accounts = await sql`
      SELECT "userId", "passwordHash" FROM "accounts"
      WHERE "hasDemoPassword" IS NULL AND "userId" = ANY(${ids}::uuid[])`.rows(accountRow)
    const matches = await Promise.all(
      accounts.map(({ passwordHash }) => isPasswordRight(DEMO_PASSWORD, passwordHash)),
    )
    const open = accounts.filter((_, index) => matches[index]).map((account) => account.userId)
    await sql`
      UPDATE "accounts" SET "hasDemoPassword" = "userId" = ANY(${open}::uuid[])
      WHERE "hasDemoPassword" IS NULL`.run()
  })
