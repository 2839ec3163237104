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

/** Whether nothing more is sent, and why. `failingSince`: the first failure after the last success. */
export function switchOffReason(
  answerStatus: number | null,
  failingSince: Date,
  now: Date,
): 'gone' | 'failing' | null {
  if (answerStatus === GONE) return 'gone'
  return now.getTime() - failingSince.getTime() >= LONGEST_FAILURE ? 'failing' : null
}

export const endpointStates = ['Delivering', 'Failing', 'SwitchedOff', 'Inactive'] as const
type EndpointState = (typeof endpointStates)[number]

type Endpoint = { isActive: boolean; failingSince: unknown; switchedOff: unknown }

export function stateOf({ isActive, failingSince, switchedOff }: Endpoint): EndpointState {
  if (isActive) return failingSince ? 'Failing' : 'Delivering'
  return switchedOff ? 'SwitchedOff' : 'Inactive'
}
