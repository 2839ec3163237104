import { auditRows } from './audit-entries'
import { madeRows } from './rows'

/** Everything that is written, made before the transaction. */
export async function demoRows(now: Date) {
  const made = await madeRows(now)
  return { ...made, auditEntries: auditRows(made) }
}

export type DemoRows = Awaited<ReturnType<typeof demoRows>>
