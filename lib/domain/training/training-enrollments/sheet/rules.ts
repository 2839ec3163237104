/** ใบลงชื่อ: ทุกคนยกเว้นผู้ที่ยกเลิก / The attendance sheet, the same on paper and as PDF. */
import {
  seatTakingStatuses,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'

/** Who stands on it; those who did not come are marked as such. */
export const sheetStatuses = [...seatTakingStatuses, 'NoShow'] as const
export const isOnSheet = (status: AttendanceStatus): boolean =>
  sheetStatuses.some((listed) => listed === status)

/** Empty rows at its end, for people whom nobody has enrolled. */
export const BLANK_ROWS = 5
