/** เตือนก่อนคีย์ API หมดอายุ / When the end of an API key is announced. Source: docs/integration.md#service-accounts. */
import { DAY } from '@/lib/platform/dates/durations'

/** In days before the end, the longest first; of thresholds that were missed the nearest one alone. */
export const endingSteps = [14, 1] as const

/** The threshold that counts; null for none, and once it has ended. */
export function endingStep(expiresAt: Date, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return null
  return endingSteps.toReversed().find((days) => left <= days * DAY) ?? null
}
