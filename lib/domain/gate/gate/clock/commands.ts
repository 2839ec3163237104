import * as z from 'zod'
import { readGateSettings } from '@/lib/domain/site/settings/queries'
import { bySystem, record } from '@/lib/platform/audit/audit'
import { DAY, HOUR } from '@/lib/platform/dates/durations'
import { inTransaction } from '@/lib/platform/db/database'

/** Says once of each stay that it lasts too long. Nobody is signed out. Returns how many. */
export const noteOverstays = (now: Date): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    const { overstayHours } = await readGateSettings(db)
    const inAt = { lt: new Date(now.getTime() - overstayHours * HOUR) }
    const { count } = await db.stay.updateMany({
      where: { outAt: null, overstayNotedAt: null, inAt },
      data: { overstayNotedAt: now },
    })
    const author = bySystem(sql)
    if (count > 0) await record(author, 'gate.overstays-noted', { type: 'gate' }, { count })
    return count
  })

/** Keeps the counts by day, gate and company. Returns how many events were forgotten. */
export const forgetGateEvents = (now: Date): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    const { gateRetentionDays } = await readGateSettings(db)
    const before = new Date(now.getTime() - gateRetentionDays * DAY)
    const { count } = await sql`
      SELECT forget_gate_events(${before}::timestamptz) AS "count"`.one(
      z.object({ count: z.int() }),
    )
    const author = bySystem(sql)
    if (count > 0) await record(author, 'gate.events-forgotten', { type: 'gate' }, { count })
    return count
  })
