import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { SessionFields } from './session-fields'

afterEach(() => vi.unstubAllGlobals())

const sessionWith = (can: Partial<TrainingSessionRecord['can']>): TrainingSessionRecord => ({
  id: '0199c8a0-0000-7011-8000-000000000001',
  scheduleId: '0199c8a0-0000-7003-8000-000000000008',
  scheduleName: 'Site induction',
  scheduleNickname: 'อบรมก่อนเข้าหน้างาน',
  credentialTypeId: null,
  date: '2399-06-01',
  period: 'Morning',
  startTime: '09:00',
  endTime: '12:00',
  location: 'ห้องอบรม 1',
  capacity: 30,
  seatsTaken: 3,
  seatsHeld: 0,
  seatsFree: 27,
  waitingSeats: 0,
  status: 'Open',
  source: 'Site',
  cancelReason: null,
  rowVersion: 1,
  can: {
    save: true,
    move: true,
    changePlan: true,
    remove: false,
    enroll: true,
    book: true,
    checkIn: false,
    commands: [],
    ...can,
  },
})

function show(can: Partial<TrainingSessionRecord['can']>) {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const session = sessionWith(can)
  render(
    <Form contract={trainingSessions.save} values={session} onDone={() => {}}>
      <SessionFields session={session} />
    </Form>,
  )
}
const isDisabled = async (name: string) =>
  (await findElement(`input[name=${name}]`)).matches(':disabled, fieldset[disabled] *')

test('day, half-day and start cannot be changed once somebody has attended, place and end can', async () => {
  show({ move: false, changePlan: false })
  await findElement('[role=alert]', 'มีผู้เข้าอบรมแล้ว')
  expect(await isDisabled('startTime')).toBe(true)
  expect((await findElement('input[type=radio]')).matches('fieldset[disabled] *')).toBe(true)
  expect(await isDisabled('endTime')).toBe(false)
  expect(await isDisabled('location')).toBe(false)
})

test('the plan cannot be chosen while there are people, and the field says why', async () => {
  show({ changePlan: false })
  await findElement('p', 'เปลี่ยนไม่ได้ เพราะมีผู้ลงทะเบียนหรือขอที่นั่งในรอบนี้แล้ว')
  expect(await isDisabled('scheduleId')).toBe(true)
  await findElement('[role=alert]', 'ระบบจะแจ้งผู้ที่ลงทะเบียนให้')
  expect(await isDisabled('startTime')).toBe(false)
})
