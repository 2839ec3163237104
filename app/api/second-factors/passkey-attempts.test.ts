import { beforeEach, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import type { DeviceCookie } from '@/lib/platform/auth/device-cookie'
import { signInByPasskey } from '@/lib/platform/auth/sign-in/sign-in'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { makePasskey } from '@/lib/testing/stand-ins/passkey'

/** Wrong passkeys are limited like wrong passwords, with a count of their own. */

const PASSWORD = 'a long password'
const here = '203.0.113.90'
const elsewhere = '203.0.113.91'

let user: TestUser
let device: ReturnType<typeof makePasskey>
beforeEach(async () => {
  user = await createUser('WorkOwner', { password: PASSWORD })
  device = makePasskey()
  const options = (await call(user, secondFactors.beginPasskey, {})).body
  const input = { name: 'x', answer: device.create(options) }
  await call(user, secondFactors.confirmPasskey, input)
})

/** The problem code, or null. */
const enter = async (answer: object, address: string, cookie: DeviceCookie = {}) =>
  signInByPasskey({ answer: JSON.stringify(answer), address, cookie, traceId: 'x' }).then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const right = async () => device.sign((await call(null, account.passkeyOptions, {})).body)
const wrong = () => device.sign({ challenge: 'AAAA' })

async function guess(times: number, address: string) {
  for (let n = 0; n < times; n++) expect(await enter(wrong(), address)).toBe('wrong-passkey')
}

test('ten wrong passkeys lock the account for their address, and for no other', async () => {
  await guess(10, here)
  expect(await enter(await right(), here)).toBe('too-many-attempts')
  expect(await enter(await right(), elsewhere)).toBeNull()
})

test('a correct passkey resets the count', async () => {
  await guess(9, here)
  expect(await enter(await right(), here)).toBeNull()
  await guess(9, here)
  expect(await enter(await right(), here)).toBeNull()
})

test('guesses do not lock out a known device', async () => {
  const known: DeviceCookie = {}
  expect(await enter(await right(), here, known)).toBeNull()
  const sent = /=([^;]*)/.exec(known.setCookie!)![1]
  await guess(10, here)
  expect(await enter(await right(), here, { sent })).toBeNull()
})

test('an unknown passkey counts for its network', async () => {
  const address = '203.0.113.92'
  const codes = []
  for (let n = 0; n < 101; n++)
    codes.push(await enter(makePasskey().sign({ challenge: 'AAAA' }), address))
  expect(codes.indexOf('too-many-attempts')).toBe(100)
})
