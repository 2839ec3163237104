import { auditRows } from './audit-entries'
import { recordRows } from './rows'

/** Made before the transaction, as hashing passwords and drawing pictures takes long. */
export async function demoRows(now: Date) {
  const made = await recordRows(now)
  return { ...made, auditEntries: auditRows(made) }
}

export type DemoRows = Awaited<ReturnType<typeof demoRows>>
