import { database } from '@/lib/platform/db/database'
import { log } from '@/lib/platform/log/log'

export type Progress = { show: (progress: number) => void; ended: () => Promise<void> }

/**
 * Shows how far an import is, over another connection, so that readers see it before the end. The work does not wait for it:
 * whoever has the other connections may be waiting for the rows that the work has locked.
 */
export function progressOf(id: string): Progress {
  let next: number | null = null
  let showing: Promise<void> | null = null
  const showLatest = async () => {
    while (next !== null) {
      const progress = next
      next = null
      await database().db.import.updateMany({
        where: { id, phase: { not: null } },
        data: { progress },
      })
    }
  }
  return {
    show: (progress) => {
      next = progress
      showing ??= showLatest()
        .catch((error: unknown) => log.warn({ error: String(error) }, 'progress was not shown'))
        .finally(() => (showing = null))
    },
    ended: async () => void (await showing),
  }
}
