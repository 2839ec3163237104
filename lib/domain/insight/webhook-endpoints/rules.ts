/** ปลายทางของเว็บฮุก: ระบบอื่นที่ได้รับแจ้งเมื่อข้อมูลเปลี่ยน / Other systems that are told of changes. */
import { allEvents } from '@/lib/domain/insight/audit-log/rules'
import { isFollowed } from '@/lib/domain/insight/changes/rules'
import { policies } from '@/lib/platform/access/policies'
import { DAY } from '@/lib/platform/dates/durations'

/** Source: docs/integration.md#webhooks. */
export const MOST_ENDPOINTS = 20

/** An endpoint is told what those who manage it may read. */
export const reader = { roles: policies['integration-mgmt'] }

/** The changes that an endpoint can ask for. */
export const changeTypes = allEvents.filter((event) =>
  isFollowed({ event, subjectType: event.split('.')[0]! }, reader),
)

/** In milliseconds. */
export const OLD_SECRET_SIGNS = DAY
const LONGEST_FAILURE = 5 * DAY

const GONE = 410

/** In milliseconds: an attempt that is later than this was late because the product was off, and not by a backlog. */
const LATE = DAY

type Failing = {
  /** The first failure after the last success. */
  failingSince: Date | null
  failedAt: Date | null
  switchOffAt: Date | null
}

/** When an endpoint that fails now is switched off: after days in which it was tried. `dueAt`: of the attempt. */
export function switchOffAfter(
  { failingSince, failedAt, switchOffAt }: Failing,
  { dueAt, now }: { dueAt: Date; now: Date },
): Date {
  const since = (failingSince ?? now).getTime()
  const planned = (failingSince && switchOffAt)?.getTime() ?? since + LONGEST_FAILURE
  const untried = now.getTime() - Math.max(dueAt.getTime(), failedAt?.getTime() ?? 0, since)
  return new Date(untried > LATE ? planned + untried : planned)
}

/** Whether nothing more is sent, and why. */
export function switchOffReason(
  answerStatus: number | null,
  switchOffAt: Date,
  now: Date,
): 'gone' | 'failing' | null {
  if (answerStatus === GONE) return 'gone'
  return switchOffAt <= now ? 'failing' : null
}

export const endpointStates = ['Delivering', 'Failing', 'SwitchedOff', 'Inactive'] as const
type EndpointState = (typeof endpointStates)[number]

type Endpoint = { isActive: boolean; failingSince: unknown; switchedOff: unknown }

export function stateOf({ isActive, failingSince, switchedOff }: Endpoint): EndpointState {
  if (isActive) return failingSince ? 'Failing' : 'Delivering'
  return switchedOff ? 'SwitchedOff' : 'Inactive'
}
