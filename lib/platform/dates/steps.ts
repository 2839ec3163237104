/**
 * Of steps in days before an end, the longest first, the one that counts with so many days left: of those that were missed
 * the nearest alone. Null before the first and past the end.
 */
export const nearestStep = (steps: readonly number[], daysLeft: number): number | null =>
  daysLeft < 0 ? null : (steps.toReversed().find((step) => daysLeft <= step) ?? null)
