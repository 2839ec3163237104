import type { OutputOf } from '@/lib/platform/contract/contract'
import { config } from '@/lib/platform/config/config'
import type { Db } from '@/lib/platform/db/database'
import type { ReadContext } from '@/lib/platform/http/context'
import { readBasicId } from '@/lib/platform/line/api'
import { processWide } from '@/lib/platform/process/process-wide'
import type { lineLinks } from './contract'
import { friendPageOf } from './rules'

/** In milliseconds: somebody waits for it. */
const LONGEST = 3_000

export async function getLineLink({
  db,
  actor: { userId },
}: ReadContext): Promise<OutputOf<typeof lineLinks.get>> {
  const link = await db.lineLink.findUnique({ where: { userId } })
  const isOffered = config().line !== undefined
  const linkedAt = isOffered && link ? link.linkedAt.toISOString() : null
  const basicId = isOffered && !linkedAt ? await basicIdOnce() : null
  return { isOffered, linkedAt, friendPage: basicId && friendPageOf(basicId) }
}

const known = () => processWide('line-basic-id', (): { basicId?: string | null } => ({}))

/** It is the same for ever; asked again where LINE did not answer. */
const basicIdOnce = async (): Promise<string | null> =>
  (known().basicId ??= await readBasicId({ limitMs: LONGEST }))

/** The accounts at LINE of those users who have linked one, where the site has one, too. */
export async function readLineUsers(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!config().line) return new Map()
  const rows = await db.lineLink.findMany({ where: { userId: { in: [...new Set(userIds)] } } })
  return new Map(rows.map(({ userId, lineUserId }) => [userId, lineUserId]))
}
