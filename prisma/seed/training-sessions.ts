import type { AttendanceStatus } from '@/lib/domain/training/attendance/workflow'
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import type { SessionStatus } from '@/lib/domain/training/training-sessions/workflow'
import { addDays, addMonths, type Day } from '@/lib/platform/dates/day'
import type { PlanKey } from './training-plans'

type People = Partial<Record<AttendanceStatus, string[]>>

export type DemoRequest = {
  employer: 'a' | 'b'
  seats: number
  people: string[]
  isOffered?: true
}

export type DemoSession = {
  plan: PlanKey
  date: (today: Day) => Day
  period: HalfDay
  /** Open becomes Full without free seats, and Closed once the session has begun. */
  status: Exclude<SessionStatus, 'Full'>
  people: People
  cancelReason?: string
  /** The companies that wait for seats, in their order. */
  queue?: DemoRequest[]
}

type Slot = Omit<DemoSession, 'plan' | 'date' | 'people'>

/** So many days from today, on a weekday of the plan. */
const induction = (days: number, slot: Slot, people: People = {}): DemoSession => ({
  plan: 'induction',
  date: (today) => addDays(today, days),
  people,
  ...slot,
})
/** So many months from today, always in the afternoon. */
const hotWork = (
  months: number,
  status: DemoSession['status'],
  people: People = {},
): DemoSession => ({
  plan: 'hot-work',
  date: (today) => addMonths(today, months),
  period: 'Afternoon',
  status,
  people,
})
const evacuation = (period: HalfDay, people: People = {}): DemoSession => ({
  plan: 'evacuation',
  date: (today) => addDays(today, 20),
  period,
  status: 'Open',
  people,
})

const completed: Slot = { period: 'Morning', status: 'Completed' }
const inTheMorning: Slot = { period: 'Morning', status: 'Open' }
const inTheAfternoon: Slot = { period: 'Afternoon', status: 'Open' }

/**
 * The training of all people. A person's training status follows from it (`./training`): the latest result decides, and
 * hot work is valid for three months only. New ones go to the end: ids count the rows.
 */
export const sessions: DemoSession[] = [
  induction(-182, completed, { Passed: ['wichai', 'somchai', 'nattaya', 'prasit', 'kanchana'] }),
  hotWork(-6, 'Completed', { Passed: ['decha', 'pricha'] }),
  induction(-154, completed, {
    Passed: ['malee', 'pranee', 'prasoet', 'nipha'],
    Failed: ['udom'],
  }),
  hotWork(-5, 'Completed', { Passed: ['thirapon', 'kitti'] }),
  hotWork(-4, 'Completed', { Passed: ['chaiwat', 'khamphaeng', 'thongbai'] }),
  induction(-119, completed, {
    Passed: ['thanakorn', 'sunee', 'bunsong', 'ratana', 'anan'],
    NoShow: ['zaw'],
  }),
  hotWork(-3, 'Completed', { Passed: ['manop'], NoShow: ['saifon'] }),
  induction(-74, completed, {
    Passed: ['aung', 'khin', 'dara', 'jiraporn'],
    Failed: ['sopheap'],
    Cancelled: ['pimchanok'],
  }),
  hotWork(-2, 'Completed', { Passed: ['sakda', 'narong'] }),
  induction(-35, completed, { Passed: ['amnat'], Failed: ['sombat'], NoShow: ['wirat'] }),
  hotWork(-1, 'Completed', { Passed: ['bounmy'] }),
  induction(
    -25,
    { period: 'Morning', status: 'Cancelled', cancelReason: 'น้ำท่วมถนนเข้าโรงงาน' },
    { Cancelled: ['phairot', 'saifon'] },
  ),
  induction(-11, completed, { Passed: ['phairot'], NoShow: ['suthat'] }),
  // Begun, with some results still missing.
  induction(
    -4,
    { period: 'Morning', status: 'Closed' },
    {
      Passed: ['nipha'],
      Failed: ['udom'],
      Attended: ['wirat', 'orathai'],
      Confirmed: ['supaporn'],
      Enrolled: ['pimchanok'],
    },
  ),
  // Today: people are coming in.
  induction(
    0,
    { period: 'Morning', status: 'Closed' },
    {
      Attended: ['saifon', 'kitti'],
      Confirmed: ['thongbai', 'zaw', 'khamphaeng'],
      Enrolled: ['chaiwat', 'suthat', 'thirapon'],
    },
  ),
  hotWork(0, 'Open', { Confirmed: ['phairot', 'bunsong'], Enrolled: ['prasoet', 'sakda'] }),
  induction(3, inTheMorning, {
    Enrolled: ['sombat', 'sopheap'],
    Confirmed: ['decha'],
    Cancelled: ['pricha'],
  }),
  // Full: two gave their seats back, which are offered to the first of three requests.
  induction(
    3,
    {
      ...inTheAfternoon,
      queue: [
        { employer: 'a', seats: 2, people: [], isOffered: true },
        { employer: 'b', seats: 3, people: ['nipha', 'sakda'] },
        { employer: 'a', seats: 1, people: ['kitti'] },
      ],
    },
    {
      Enrolled: ['thanakorn', 'sunee', 'amnat', 'khin'],
      Confirmed: ['malee', 'pranee', 'dara', 'udom'],
      Cancelled: ['aung', 'bounmy'],
    },
  ),
  induction(
    7,
    { period: 'Morning', status: 'Cancelled', cancelReason: 'วิทยากรป่วยกะทันหัน' },
    { Cancelled: ['manop', 'aung'] },
  ),
  induction(7, inTheAfternoon),
  // Closed by hand before it begins: it can be opened again.
  induction(10, { period: 'Morning', status: 'Closed' }, { Confirmed: ['phairot', 'nipha'] }),
  induction(10, inTheAfternoon, { Enrolled: ['manop'] }),
  induction(14, inTheMorning),
  induction(14, inTheAfternoon),
  induction(17, inTheMorning),
  evacuation('Morning', { Enrolled: ['jiraporn', 'narong'] }),
  evacuation('Afternoon'),
  induction(21, inTheMorning),
  hotWork(1, 'Open', { Enrolled: ['narong', 'sakda'] }),
  hotWork(2, 'Open'),
  induction(0, inTheAfternoon),
]
