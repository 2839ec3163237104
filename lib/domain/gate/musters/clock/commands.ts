import * as z from 'zod'
import { readGateSettings } from '@/lib/domain/site/settings/queries'
import { bySystem, record } from '@/lib/platform/audit/audit'
import { DAY } from '@/lib/platform/dates/durations'
import { inTransaction } from '@/lib/platform/db/database'

/** Keeps the numbers of each muster. One that was never ended keeps its marks. Returns how many were forgotten. */
export const forgetMusterMarks = (now: Date): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    const { gateRetentionDays } = await readGateSettings(db)
    const before = new Date(now.getTime() - gateRetentionDays * DAY)
    const { count } = await sql`
      SELECT forget_muster_marks(${before}::timestamptz) AS "count"`.one(
      z.object({ count: z.int() }),
    )
    const author = bySystem(sql)
    if (count > 0) await record(author, 'muster.marks-forgotten', { type: 'muster' }, { count })
    return count
  })
