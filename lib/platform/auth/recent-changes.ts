/**
 * In milliseconds, and as long as a transaction may last: a change may be noted before it is committed, and others go on
 * reading what was before.
 */
const UNCOMMITTED_FOR = 15_000
const MAX_ENTRIES = 10_000

/** What has changed a short time ago, so that what is read of it is used once and not cached. */
export class RecentChanges {
  private readonly changedAt = new Map<string, number>()
  private allChangedAt = 0

  note(id: string): void {
    this.changedAt.delete(id) // put back at the end: the map is in order of time
    this.changedAt.set(id, Date.now())
    const [oldest] = this.changedAt.keys()
    if (oldest && this.changedAt.size > MAX_ENTRIES) this.changedAt.delete(oldest)
  }

  noteAll(): void {
    this.allChangedAt = Date.now()
  }

  /** Whether what was read at this time, in milliseconds, has every change of it. */
  areIn(id: string, readAt: number): boolean {
    return readAt > Math.max(this.changedAt.get(id) ?? 0, this.allChangedAt) + UNCOMMITTED_FOR
  }
}
