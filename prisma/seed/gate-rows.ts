import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { barred } from './credentials'
import { employerId } from './employers'
import { demoId } from './ids'
import { people } from './people'
import { personId } from './person-rows'
import { trainingColumns } from './training'
import { userId } from './user-rows'
import { workspaceAreaId } from './workspace-areas'

const MINUTE = 60_000
const INSIDE = 14

export const frontGate = demoId('gate', 1)
const tankGate = demoId('gate', 2)
export const officer = userId('somchai')

export const gateRows = ({ morning }: Calendar): Prisma.GateCreateManyInput[] => [
  {
    id: frontGate,
    code: 'G-01',
    nameTh: 'ประตูหน้า',
    nameEn: 'Front gate',
    createdAt: morning(90),
  },
  {
    id: tankGate,
    code: 'G-02',
    nameTh: 'ประตูลานถัง',
    nameEn: 'Tank farm gate',
    workspaceAreaId: workspaceAreaId('TNK-02'),
    createdAt: morning(90, 5),
  },
]

export const gateDeviceRows = ({ morning }: Calendar): Prisma.GateDeviceCreateManyInput[] => [
  {
    id: demoId('gateDevice', 1),
    name: 'แท็บเล็ตป้อมหน้า',
    gateId: frontGate,
    createdAt: morning(90, 10),
  },
]

type Worker = { key: string; employer: 'a' | 'b' }

/** Contractors' people in the order of the list, with or without a training that counts today. */
export const workersOf = (calendar: Calendar, isTrained: boolean): Worker[] =>
  people.flatMap(({ key, employer }) => {
    if (employer !== 'a' && employer !== 'b') return []
    const hasPassed = trainingColumns(calendar, key).trainingStatus === 'Passed'
    return hasPassed === isTrained ? [{ key, employer }] : []
  })

/** Who came in today, the first one yesterday and never out, nobody who is barred; and one who was refused this morning. */
export function gateEventRows(calendar: Calendar): Prisma.GateEventCreateManyInput[] {
  const inside = workersOf(calendar, true)
    .filter(({ key }) => key !== barred.person)
    .slice(0, INSIDE)
  const [refused] = workersOf(calendar, false)
  const came = inside.map((worker, index) =>
    eventOf(calendar, worker, index + 1, index === 0 ? 16 * 60 : 150 - index * 10),
  )
  const attempt = {
    ...eventOf(calendar, refused!, INSIDE + 1, 25),
    kind: 'Refused' as const,
    verdict: 'refused',
    shownVerdict: 'refused',
    reasonCodes: ['worker-not-trained'],
    outcome: 'refused',
    outcomeCode: 'entry-refused',
  }
  return [...came, attempt]
}

/** Somebody who was let in three days ago while there was no network, though not trained, and was soon seen out. */
export function refusedEntryRows(calendar: Calendar) {
  const [worker] = workersOf(calendar, false)
  const came = {
    ...eventOf(calendar, worker!, INSIDE + 2, 3 * 24 * 60),
    isOffline: true,
    verdict: 'refused',
    reasonCodes: ['worker-not-trained'],
    outcome: 'conflict',
    outcomeCode: 'entered-while-refused',
  }
  const left = {
    ...eventOf(calendar, worker!, INSIDE + 3, 3 * 24 * 60 - 40),
    kind: 'Out' as const,
    verdict: null,
    shownVerdict: null,
  }
  return { came, left }
}

function eventOf({ now }: Calendar, { key, employer }: Worker, number: number, minutes: number) {
  const at = new Date(now.getTime() - minutes * MINUTE)
  return {
    id: demoId('gateEvent', number),
    kind: 'In' as const,
    personId: personId(key),
    employerId: employerId(employer),
    gateId: frontGate,
    actorUserId: officer,
    at,
    receivedAt: at,
    verdict: 'allowed',
    shownVerdict: 'allowed',
    reasonCodes: [],
    contentHash: 'demo',
    outcome: 'done',
  }
}

export const stayRows = (calendar: Calendar): Prisma.StayCreateManyInput[] =>
  gateEventRows(calendar)
    .filter(({ kind }) => kind === 'In')
    .map(({ id, personId: person, employerId: employer, at }) => ({
      id,
      personId: person,
      employerId: employer,
      inAt: at,
    }))
