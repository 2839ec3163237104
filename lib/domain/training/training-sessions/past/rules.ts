import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { Day } from '@/lib/platform/dates/day'

/** Where a plan has at most one session. */
export type Slot = { scheduleId: string; date: Day; period: HalfDay }

export const keyOfSlot = ({ scheduleId, date, period }: Slot) => `${scheduleId} ${date} ${period}`
