/** What a save leaves out keeps its stored value; null clears it. Source: docs/interface.md#saves. */
export const kept = <T>(sent: T | null | undefined, stored: T | null | undefined): T | null =>
  sent === undefined ? (stored ?? null) : sent
