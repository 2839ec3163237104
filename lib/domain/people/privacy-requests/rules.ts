/**
 * กำหนดเวลาตอบคำขอ: ภายใน 30 วันนับแต่วันที่ได้รับคำขอ (พ.ร.บ. คุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 มาตรา 30)
 * How long the site has to answer, and when it is reminded. Source: docs/integration.md#21-operations.
 */
import { addDays, daysFrom, type Day } from '@/lib/platform/dates/day'
import { nearestStep } from '@/lib/platform/dates/steps'

/** In the order of the sections of the law: 30 to 34, 35 and 36, 19. */
export const privacyRequestKinds = [
  'Access',
  'Portability',
  'Objection',
  'Erasure',
  'Restriction',
  'Correction',
  'ConsentWithdrawal',
] as const

/** In days. The day of receipt does not count. */
const TERM = 30

/** The last day on which the answer is in time. */
export const dueOf = (receivedAt: Day): Day => addDays(receivedAt, TERM)

/** In days before it is due, the longest first. */
const reminderSteps = [7, 1] as const

/** What those who answer are told today, and what sets it apart from what they were told before; null for nothing. */
export function reminderOf(dueAt: Day, today: Day) {
  const left = daysFrom(today, dueAt)
  if (left < 0) return { event: 'privacy.overdue' as const, occasion: dueAt }
  const step = nearestStep(reminderSteps, left)
  return step ? { event: 'privacy.dueSoon' as const, occasion: `${dueAt} ${step}` } : null
}
