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
const me = ({ actor }: Context) => ({ type: 'user', id: actor.userId })

export async function beginAuthenticator(
  context: Context,
): Promise<OutputOf<typeof secondFactors.beginAuthenticator>> {
  const { db, actor } = context
  const { authenticator } = await lockMine(context)
  if (authenticator?.confirmedAt) throw new Problem('authenticator-exists')
  const made = await begin(db, actor.userId, actor.email ?? actor.userId)
  await record(context, 'second-factor.begun', me(context))
  return { ...made, qr: qrPath(made.uri) }
}

export async function confirmAuthenticator(
  context: Context,
  { code }: CheckedInputOf<typeof secondFactors.confirmAuthenticator>,
): Promise<Codes> {
  const { db, actor, now } = context
  const before = await lockMine(context)
  const token = code.replaceAll(' ', '')
  const isRight = await consumeAuthenticatorCode(db, actor.userId, token, { now, isFirst: true })
  if (!isRight) throw new Problem('wrong-code', { field: 'code' })
  return added(context, before, 'app')
}

export async function confirmPasskey(
  context: Context,
  { name, answer }: CheckedInputOf<typeof secondFactors.confirmPasskey>,
): Promise<Codes> {
  const before = await lockMine(context)
  if (!(await addPasskey(context.db, { userId: context.actor.userId, name }, answer)))
    throw new Problem('passkey-refused')
  return added(context, before, 'passkey')
}

export async function removeAuthenticator(context: Context): Promise<Result> {
  const { db, actor } = context
  await lockMine(context)
  if (!(await deleteAuthenticator(db, actor.userId))) throw new Problem('no-second-factor')
  await removed(context, 'app')
  return done()
}

export async function removePasskey(
  context: Context,
  { id }: CheckedInputOf<typeof secondFactors.removePasskey>,
): Promise<Result> {
  const { db, actor } = context
  await lockMine(context)
  // Somebody else's is as good as none.
  if (!(await deletePasskey(db, actor.userId, id)))
    throw new Problem('record-not-found', { values: { id } })
  await removed(context, 'passkey')
  return done({ id })
}

export async function renewCodes(context: Context): Promise<Codes> {
  if (!hasSecondFactor(await lockMine(context))) throw new Problem('no-second-factor')
  const recoveryCodes = await renewRecoveryCodes(context.db, context.actor.userId)
  await record(context, 'second-factor.codes-renewed', me(context))
  return { recoveryCodes }
}

/** What the caller has, locked until the end of the transaction; whoever changes it shows who they are. */
async function lockMine(context: Context) {
  requireLocalPasswords()
  await requireConfirmedIdentity(context)
  await lockUserRow(context.db, context.actor.userId)
  return readMine(context)
}

const readMine = ({ db, actor }: Context) => readFactors(db, actor.userId)

/** With the first one come recovery codes, and what was opened without it ends. */
async function added(
  context: Context,
  before: Awaited<ReturnType<typeof lockMine>>,
  kind: 'app' | 'passkey',
): Promise<Codes> {
  const { db, actor, now } = context
  const { userId } = actor
  const isFirst = !hasSecondFactor(before)
  if (isFirst) await endAllOtherSessions(db, actor, now)
  await record(context, 'second-factor.added', me(context), { kind })
  invalidateActor(userId)
  return { recoveryCodes: isFirst ? await renewRecoveryCodes(db, userId) : [] }
}

/** Recovery codes are worth nothing alone. Whom the site asks keeps one way at least. */
async function removed(context: Context, kind: 'app' | 'passkey'): Promise<void> {
  const { db, actor } = context
  const { userId } = actor
  if (!hasSecondFactor(await readMine(context))) {
    if (isSecondFactorRequired(actor.roles, await readSignInRules(db)))
      throw new Problem('second-factor-kept')
    await deleteRecoveryCodes(db, userId)
  }
  await record(context, 'second-factor.removed', me(context), { kind })
  invalidateActor(userId)
}
