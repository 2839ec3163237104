import type { RecurrenceType } from '@/lib/domain/training/training-plans/contract'
import { addDays, addMonths, toUtcDate, weekdayOf, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { demoId } from './ids'

type DemoPlan = {
  name: string
  /** In Thai */
  nickname: string
  recurrenceType: RecurrenceType
  start: (today: Day) => Day
  /** Inclusive */
  end?: (today: Day) => Day
  /** How many days ago it was made. */
  madeAgo: number
  seats: [morning: number, afternoon: number]
  location: string
  trainer?: string
  validityMonths: number
  isActive?: boolean
}

/** The weekly plan has sessions on today's weekday, and three days later. */
const weekdays = (today: Day) => [weekdayOf(today), weekdayOf(addDays(today, 3))].toSorted()

const plans = {
  induction: {
    name: 'Contractor Safety Induction',
    nickname: 'อบรมความปลอดภัยก่อนเข้าปฏิบัติงานสำหรับผู้รับเหมา',
    recurrenceType: 'Weekly',
    start: (today) => addDays(today, -182),
    madeAgo: 197,
    seats: [20, 10],
    location: 'ห้องอบรม 1 อาคารความปลอดภัย',
    trainer: 'ณรงค์ ปั้นทอง',
    validityMonths: 12,
  },
  'hot-work': {
    name: 'Hot Work and Fire Watch',
    nickname: 'งานประกายไฟและผู้เฝ้าระวังไฟ',
    recurrenceType: 'Monthly',
    start: (today) => addMonths(today, -6),
    madeAgo: 195,
    seats: [0, 12],
    location: 'ลานฝึกดับเพลิง',
    trainer: 'จิราพร น้ำใส',
    validityMonths: 3,
  },
  evacuation: {
    name: 'Fire and Evacuation Drill',
    nickname: 'ฝึกซ้อมดับเพลิงและอพยพหนีไฟ',
    recurrenceType: 'None',
    start: (today) => addDays(today, 20),
    madeAgo: 30,
    seats: [50, 50],
    location: 'จุดรวมพล A หน้าอาคารสำนักงาน',
    validityMonths: 12,
  },
  turnaround: {
    name: 'Turnaround Briefing',
    nickname: 'ชี้แจงความปลอดภัยก่อนหยุดซ่อมบำรุงใหญ่',
    recurrenceType: 'Daily',
    start: (today) => addDays(today, 60),
    end: (today) => addDays(today, 80),
    madeAgo: 9,
    seats: [40, 40],
    location: 'โรงซ่อมบำรุง',
    validityMonths: 3,
    isActive: false,
  },
} satisfies Record<string, DemoPlan>
export type PlanKey = keyof typeof plans

export const planOf = (key: PlanKey): DemoPlan => plans[key]
const planKeys = Object.keys(plans) as PlanKey[]
export const planId = (key: PlanKey) => demoId('trainingPlan', planKeys.indexOf(key) + 1)

export const trainingPlanRows = ({
  today,
  morning,
}: Calendar): Prisma.TrainingPlanCreateManyInput[] =>
  planKeys.map((key) => {
    const { name, nickname, recurrenceType, location, validityMonths, ...plan } = planOf(key)
    return {
      id: planId(key),
      name,
      nickname,
      recurrenceType,
      location,
      validityMonths,
      weekdays: recurrenceType === 'Weekly' ? weekdays(today) : [],
      startDate: toUtcDate(plan.start(today)),
      endDate: plan.end ? toUtcDate(plan.end(today)) : null,
      morningCapacity: plan.seats[0],
      afternoonCapacity: plan.seats[1],
      trainerName: plan.trainer ?? null,
      isActive: plan.isActive ?? true,
      createdAt: morning(plan.madeAgo),
    }
  })
