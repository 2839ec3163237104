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

/** `userId` and `keyId` are those of the caller; for an attempt to sign in the problem may name them. */
type RefusedCall = {
  traceId: string
  address: string
  userId?: string
  keyId?: string
  path?: string
}

/** Logs a refusal that concerns security; ignores any other error. */
export function logRefusal(error: unknown, call: RefusedCall): void {
  const { traceId, address, path } = call
  if (!(error instanceof Problem)) return
  const event = events[error.code] ?? (error.status === 403 ? 'access.forbidden' : null)
  if (!event) return
  const { userId = null, keyId, reason = error.code } = error.extras.logDetails ?? {}
  const caller = { userId: call.userId ?? userId, keyId: call.keyId ?? keyId, address }
  // Only named fields are logged: the caller's object may hold a password as well.
  log.warn({ security: event, traceId, ...caller, path, reason }, event)
}
