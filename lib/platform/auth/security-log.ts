import { log } from '../log/log'
import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'

/** What the log tells of those who were kept out, by the words that whoever watches it searches for. */
export const securityEvents = [
  'sign-in.refused',
  'sign-in.throttled',
  'token.refused',
  'access.forbidden',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

const events: Partial<Record<ProblemCode, SecurityEvent>> = {
  'wrong-credentials': 'sign-in.refused',
  'wrong-password': 'sign-in.refused',
  'wrong-second-factor': 'sign-in.refused',
  'wrong-passkey': 'sign-in.refused',
  'not-invited': 'sign-in.refused',
  'too-many-attempts': 'sign-in.throttled',
  'invalid-token': 'token.refused',
}

/** `userId`: who was signed in; else the problem may know whose account was tried. */
type Refused = { traceId: string; address: string; userId?: string; path?: string }

/** Leaves a line for a refusal that says something about security, and none for any other error. */
export function logRefusal(error: unknown, { traceId, address, userId, path }: Refused): void {
  if (!(error instanceof Problem)) return
  const event = events[error.code] ?? (error.status === 403 ? 'access.forbidden' : null)
  if (!event) return
  const { userId: tried, reason = error.code } = error.extras.logDetails ?? {}
  const who = { userId: userId ?? tried ?? null, address }
  // Named one by one: whoever calls this may hold a password beside them.
  log.warn({ security: event, traceId, ...who, path, reason }, event)
}
