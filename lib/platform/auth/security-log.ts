import { log } from '../log/log'
import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'

/** The names by which operators search the log for refused access. */
type SecurityEvent = 'sign-in.refused' | 'sign-in.throttled' | 'token.refused' | 'access.forbidden'

const events: Partial<Record<ProblemCode, SecurityEvent>> = {
  'wrong-credentials': 'sign-in.refused',
  'wrong-password': 'sign-in.refused',
  'wrong-second-factor': 'sign-in.refused',
  'wrong-passkey': 'sign-in.refused',
  'not-invited': 'sign-in.refused',
  'too-many-attempts': 'sign-in.throttled',
  'invalid-token': 'token.refused',
  'device-revoked': 'token.refused',
}

/** `userId` is the signed-in user; for an attempt to sign in the problem may name the account. */
type RefusedCall = { traceId: string; address: string; userId?: string; path?: string }

/** Logs a refusal that concerns security; ignores any other error. */
export function logRefusal(error: unknown, { traceId, address, userId, path }: RefusedCall): void {
  if (!(error instanceof Problem)) return
  const event = events[error.code] ?? (error.status === 403 ? 'access.forbidden' : null)
  if (!event) return
  const { userId: accountUserId, reason = error.code } = error.extras.logDetails ?? {}
  const caller = { userId: userId ?? accountUserId ?? null, address }
  // Only named fields are logged: the caller's object may hold a password as well.
  log.warn({ security: event, traceId, ...caller, path, reason }, event)
}
