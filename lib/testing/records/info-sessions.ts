import { beforeAll } from 'vitest'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { addDays } from '@/lib/platform/dates/day'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import {
  createTrainingPlan,
  createTrainingSession,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { bodyOf, readWorkbooks, requireProgram } from '@/lib/testing/files/external-programs'

export type Filters = InputOf<typeof trainingInfo.exportXlsx>
export let contractor: TestUser
export let plans: { id: string; nickname: string }[]
export const formula = '=HYPERLINK("http://evil","x")'

export const courses = [
  { name: 'Work at height', nickname: 'งานบนที่สูง' },
  { name: 'Confined space entry', nickname: 'ที่อับอากาศ ผู้ช่วยเหลือ' },
  { name: 'Hot work 100%', nickname: 'งานเชื่อม_ตัด' },
  { name: formula, nickname: '+1' },
]

/** Combined with a number, so that each session's place can be found in the text of a file. */
export const places = ['อาคาร A', 'ลานถัง B', 'Room C', '@x']

export const SESSIONS = 60
export const FIRST_DAY = '2026-10-01'
/** Before the tests of a file, creates sixty sessions of four courses and the Contractor who reads them. */
export function createInfoSessions(): void {
  beforeAll(async () => {
    requireProgram('openpyxl')
    requireProgram('pdftotext')
    contractor = await createUser('Contractor')
    plans = await Promise.all(courses.map((course) => createTrainingPlan(course)))
    for (let n = 0; n < SESSIONS; n++)
      await createTrainingSession({
        scheduleId: plans[n % plans.length]!.id,
        date: new Date(`${addDays(FIRST_DAY, (n * 7) % 60)}T00:00:00Z`),
        period: n % 8 < 4 ? 'Morning' : 'Afternoon',
        startTime: n % 8 < 4 ? '08:30' : '13:00',
        endTime: n % 8 < 4 ? '12:00' : '16:30',
        location: `${places[(n * 3) % places.length]} Q${String(n).padStart(3, '0')}`,
        status: sessionStatuses[(n * 11) % sessionStatuses.length],
        capacity: 10 + (n % 5) * 10,
      })
  }, 300_000)
}

export const list = async (filters: Filters) =>
  (await call(contractor, trainingInfo.searchSessions, filters)).body

export const xlsx = (filters: Filters, headers = {}) =>
  call(contractor, trainingInfo.exportXlsx, filters, headers)

export const pdf = (filters: Filters, headers = {}) =>
  call(contractor, trainingInfo.exportPdf, filters, headers)

export const placesIn = (bytes: Uint8Array) =>
  bodyOf(readWorkbooks([bytes])[0]!)
    .map((row) => row[5])
    .join(' ')
