/**
 * เตือนก่อนการอบรมหมดอายุ: 30, 7 และ 1 วัน ถ้าพลาดหลายครั้งจะเตือนครั้งที่ใกล้ที่สุดครั้งเดียว
 * When the end of training is announced. Source: docs/daily.md#14-notices.
 */
import { nearestStep } from '@/lib/platform/dates/steps'

/** In days before the last valid day, the longest first. */
export const endingSteps = [30, 7, 1] as const

/** The step that counts with so many days left; null for none. */
export const endingStep = (daysLeft: number): number | null => nearestStep(endingSteps, daysLeft)

type Ending = {
  id: string
  code: string
  nameTh: string
  nameEn: string | null
  lastDay: string
  daysLeft: number
}

export const newsOfEnding = ({ id, code, nameTh, nameEn, lastDay, daysLeft }: Ending) => ({
  subjectId: id,
  occasion: `${lastDay} ${endingStep(daysLeft)}`,
  params: { code, nameTh, nameEn: nameEn ?? nameTh, lastDay },
})
