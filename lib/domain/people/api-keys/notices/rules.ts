/** เตือนก่อนคีย์ API หมดอายุ / When the end of an API key is announced. Source: docs/integration.md#service-accounts. */
import { DAY } from '@/lib/platform/dates/durations'
import { nearestStep } from '@/lib/platform/dates/steps'

/** In days before the end, the longest first. */
const endingSteps = [14, 1] as const

/** The step that counts; null for none, and once it has ended. */
export function endingStep(expiresAt: Date, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime()
  return left > 0 ? nearestStep(endingSteps, left / DAY) : null
}
