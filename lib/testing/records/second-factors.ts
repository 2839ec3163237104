import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { atOneMoment } from '@/lib/testing/calls/at-one-moment'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

export const PASSWORD = 'a long password'
/** In milliseconds: how long a code is valid. */
const STEP = 30_000

export const atStep = (steps: number) =>
  vi.useFakeTimers({ now: Date.now() + steps * STEP, toFake: ['Date'] })

/** For a test file: stops the clock, so that no code expires between its creation and its check. */
export function freezeClock(): void {
  beforeEach(() => atStep(0))
  afterEach(() => vi.useRealTimers())
}

export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP,
  })

export const signIn = (user: { email: string | null }, otp?: string, password = PASSWORD) =>
  call(null, account.token, { username: user.email!, password, otp })

/** A user with an authenticator app. */
export const createEnrolledUser = (roles: Parameters<typeof createUser>[0] = 'WorkOwner') =>
  atOneMoment(async () => {
    const user = await createUser(roles, { password: PASSWORD })
    const { secret } = (await call(user, secondFactors.beginAuthenticator, {})).body
    const { body } = await call(user, secondFactors.confirmAuthenticator, {
      code: codeOf(secret, -1),
    })
    return { user, secret, recoveryCodes: body.recoveryCodes }
  })
