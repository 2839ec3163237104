import { record } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import {
  beginAuthenticator as begin,
  consumeAuthenticatorCode,
} from '@/lib/platform/auth/second-factor/authenticator'
import { hasSecondFactor, isSecondFactorRequired } from '@/lib/platform/auth/second-factor-status'
import { addPasskey } from '@/lib/platform/auth/second-factor/passkeys'
import { renewRecoveryCodes } from '@/lib/platform/auth/second-factor/recovery-codes'
import { endAllOtherSessions } from '@/lib/platform/auth/session-list'
import { readSignInRules } from '@/lib/domain/site/settings/queries'
import type { Context } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { secondFactors } from './contract'
import { qrPath } from './present'
import { lockUserRow } from '@/lib/domain/people/users/logins/commands'
import {
  deleteAuthenticator,
  deletePasskey,
  deleteRecoveryCodes,
  readFactors,
} from '@/lib/platform/auth/second-factor/factors'

type Codes = OutputOf<typeof secondFactors.renewCodes>
const auditSubject = ({ actor }: Context) => ({ type: 'user', id: actor.userId })

export async function beginAuthenticator(
  context: Context,
): Promise<OutputOf<typeof secondFactors.beginAuthenticator>> {
  const { db, actor } = context
  const { authenticator } = await lockOwnFactors(context)
  if (authenticator?.confirmedAt) throw new Problem('authenticator-exists')
  const made = await begin(db, actor.userId, actor.email ?? actor.userId)
  await record(context, 'second-factor.begun', auditSubject(context))
  return { ...made, qr: qrPath(made.uri) }
}

export async function confirmAuthenticator(
  context: Context,
  { code }: CheckedInputOf<typeof secondFactors.confirmAuthenticator>,
): Promise<Codes> {
  const { db, actor, now } = context
  const before = await lockOwnFactors(context)
  const token = code.replaceAll(' ', '')
  const isRight = await consumeAuthenticatorCode(db, actor.userId, token, { now, isFirst: true })
  if (!isRight) throw new Problem('wrong-code', { field: 'code' })
  return recordAdded(context, before, 'app')
}

export async function confirmPasskey(
  context: Context,
  { name, answer }: CheckedInputOf<typeof secondFactors.confirmPasskey>,
): Promise<Codes> {
  const before = await lockOwnFactors(context)
  if (!(await addPasskey(context.db, { userId: context.actor.userId, name }, answer)))
    throw new Problem('passkey-refused')
  return recordAdded(context, before, 'passkey')
}

export async function removeAuthenticator(context: Context): Promise<Result> {
  const { db, actor } = context
  await lockOwnFactors(context)
  if (!(await deleteAuthenticator(db, actor.userId))) throw new Problem('no-second-factor')
  await recordRemoved(context, 'app')
  return done()
}

export async function removePasskey(
  context: Context,
  { id }: CheckedInputOf<typeof secondFactors.removePasskey>,
): Promise<Result> {
  const { db, actor } = context
  await lockOwnFactors(context)
  // Whether somebody else's passkey exists is not disclosed.
  if (!(await deletePasskey(db, actor.userId, id)))
    throw new Problem('record-not-found', { values: { id } })
  await recordRemoved(context, 'passkey')
  return done({ id })
}

export async function renewCodes(context: Context): Promise<Codes> {
  if (!hasSecondFactor(await lockOwnFactors(context))) throw new Problem('no-second-factor')
  const recoveryCodes = await renewRecoveryCodes(context.db, context.actor.userId)
  await record(context, 'second-factor.codes-renewed', auditSubject(context))
  return { recoveryCodes }
}

/** The factors of the caller, whose row stays locked until the transaction ends. Requires a recent proof. */
async function lockOwnFactors(context: Context) {
  requireLocalPasswords()
  await requireConfirmedIdentity(context)
  await lockUserRow(context.db, context.actor.userId)
  return readOwnFactors(context)
}

const readOwnFactors = ({ db, actor }: Context) => readFactors(db, actor.userId)

/** The first one comes with recovery codes, and ends the sessions that were opened without it. */
async function recordAdded(
  context: Context,
  before: Awaited<ReturnType<typeof lockOwnFactors>>,
  kind: 'app' | 'passkey',
): Promise<Codes> {
  const { db, actor, now } = context
  const { userId } = actor
  const isFirst = !hasSecondFactor(before)
  if (isFirst) await endAllOtherSessions(db, actor, now)
  await record(context, 'second-factor.added', auditSubject(context), { kind })
  invalidateActor(userId)
  return { recoveryCodes: isFirst ? await renewRecoveryCodes(db, userId) : [] }
}

/** Removing the last factor deletes the recovery codes. Throws `second-factor-kept` if the site requires a factor. */
async function recordRemoved(context: Context, kind: 'app' | 'passkey'): Promise<void> {
  const { db, actor } = context
  const { userId } = actor
  if (!hasSecondFactor(await readOwnFactors(context))) {
    if (isSecondFactorRequired(actor.roles, await readSignInRules(db)))
      throw new Problem('second-factor-kept')
    await deleteRecoveryCodes(db, userId)
  }
  await record(context, 'second-factor.removed', auditSubject(context), { kind })
  invalidateActor(userId)
}
