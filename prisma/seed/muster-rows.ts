import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { employerId } from './employers'
import { frontGate, officer, workersOf } from './gate-rows'
import { demoId } from './ids'
import { personId } from './person-rows'
import { userId } from './user-rows'
import { workspaceAreaId } from './workspace-areas'

const MINUTE = 60_000
const PRESENT = 11
/** Of the drill, in minutes. */
const LASTED = 14

const drill = demoId('muster', 1)
const points = ['จุดรวมพล A หน้าอาคารสำนักงาน', 'จุดรวมพล B ลานจอดรถ']

/** Twelve days ago at half past ten. */
const startOf = ({ morning }: Calendar) => morning(12, 90)

const present = (calendar: Calendar) => workersOf(calendar, true).slice(0, PRESENT)

/** Whoever was there at the drill came in that morning and went home in the evening. */
export function drillEventRows(calendar: Calendar): Prisma.GateEventCreateManyInput[] {
  const start = Number(startOf(calendar))
  return present(calendar).flatMap(({ key, employer }, index) =>
    (['In', 'Out'] as const).map((kind, way) => {
      const at = new Date(start + (kind === 'In' ? index - 150 : index + 390) * MINUTE)
      return {
        id: demoId('gateEvent', 101 + index * 2 + way),
        kind,
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
    }),
  )
}

export function drillStayRows(calendar: Calendar): Prisma.StayCreateManyInput[] {
  const events = drillEventRows(calendar)
  return present(calendar).map(({ key, employer }, index) => ({
    id: demoId('gateEvent', 101 + index * 2),
    personId: personId(key),
    employerId: employerId(employer),
    inAt: events[index * 2]!.at,
    outAt: events[index * 2 + 1]!.at,
    workspaceAreaId: index % 3 === 0 ? workspaceAreaId('TNK-02') : null,
  }))
}

export const musterRows = (calendar: Calendar): Prisma.MusterCreateManyInput[] => {
  const startedAt = startOf(calendar)
  return [
    {
      id: drill,
      kind: 'Drill',
      startedAt,
      startedByUserId: officer,
      endedAt: new Date(Number(startedAt) + LASTED * MINUTE),
      endedByUserId: officer,
      expected: PRESENT,
      found: PRESENT,
      missing: 0,
    },
  ]
}

/** Everybody was found within six minutes but one, who was looked for and found at last. */
export function musterMarkRows(calendar: Calendar): Prisma.MusterMarkCreateManyInput[] {
  const start = Number(startOf(calendar))
  const markOf = (index: number, minutes: number, number = index + 1) => {
    const at = new Date(start + minutes * MINUTE)
    return {
      id: demoId('musterMark', number),
      musterId: drill,
      personId: personId(present(calendar)[index]!.key),
      status: 'Found' as const,
      point: points[index % 2],
      at,
      receivedAt: at,
      actorUserId: index % 2 ? userId('wichai') : officer,
      contentHash: 'demo',
    }
  }
  const last = PRESENT - 1
  const lookedFor = { ...markOf(last, 7, PRESENT + 1), status: 'Missing' as const, point: null }
  const found = Array.from({ length: last }, (_, index) => markOf(index, 2 + index * 0.4))
  return [...found, lookedFor, markOf(last, 12)]
}
