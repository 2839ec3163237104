import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { endStatuses } from '@/lib/domain/training/training-enrollments/results/contract'
import type { Column } from '../../cells/rules'
import { whoColumns } from '../people/columns'

/** Results of past trainings: told apart by the person, the plan, the date and the half-day. */
export const trainingResultColumns: Column[] = [
  ...whoColumns,
  {
    field: 'scheduleId',
    label: 'trainingSessions.plan',
    synonyms:
      /^(หลักสูตร|ชื่อหลักสูตร|ตารางอบรม|การอบรม|อบรม|ชื่อการอบรม|course|coursename|plan|training|schedule)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'date',
    label: 'trainingSessions.date',
    synonyms: /^(วันที่|วันอบรม|วันที่อบรม|วันที่เข้าอบรม|date|trainingdate|trainedon)$/,
    isRequired: true,
    reading: { as: 'day' },
  },
  {
    field: 'period',
    label: 'trainingSessions.period',
    synonyms: /^(ช่วง|ช่วงเวลา|ครึ่งวัน|เช้าบ่าย|รอบ|period|halfday|session)$/,
    reading: {
      as: 'choice',
      of: halfDays,
      words: 'training.periods',
      synonyms: { Morning: /^(เช้า|am)$/, Afternoon: /^(บ่าย|pm)$/ },
    },
  },
  {
    field: 'status',
    label: 'imports.trainingResult',
    synonyms: /^(ผล|ผลอบรม|ผลการอบรม|ผลสอบ|สถานะ|result|status|outcome)$/,
    isRequired: true,
    reading: {
      as: 'choice',
      of: endStatuses,
      words: 'training.statuses',
      synonyms: {
        Passed: /^(pass|ผ่านเกณฑ์|ผ่านการอบรม|ผ่านแล้ว)$/,
        Failed: /^(fail|ไม่ผ่านเกณฑ์|ตก)$/,
        NoShow: /^(absent|ไม่มา|ขาด|ขาดอบรม|ไม่เข้าอบรม)$/,
      },
    },
  },
]
