import { auditRows } from './audit-entries'
import { calendarOf } from './calendar'
import { noticeRows } from './notices'
import { recordRows } from './rows'
import { savedViewRows } from './saved-views'

/** Made before the transaction, as hashing passwords and drawing pictures takes long. */
export async function demoRows(now: Date) {
  const made = await recordRows(now)
  return {
    ...made,
    notices: noticeRows(calendarOf(now), made),
    savedViews: savedViewRows(),
    auditEntries: auditRows(made),
  }
}

export type DemoRows = Awaited<ReturnType<typeof demoRows>>
