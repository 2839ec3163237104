import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '@/lib/platform/config/config'
import { MINUTE } from '@/lib/platform/dates/durations'
import { forget } from '@/lib/testing/runs/new-process'
import { IdentityProvider, type Person } from '@/lib/testing/stand-ins/identity-provider'
import { askByToken as ask, usersOf } from '@/lib/testing/stand-ins/provider-users'
import { generateKeyPair, SignJWT } from 'jose'

const people: Record<string, Person> = {}
const idp = new IdentityProvider(people)
const someone = usersOf(idp, people)

beforeAll(async () => {
  await idp.start()
  config().provider = idp.settings({ rolesClaims: ['realm_access.roles', 'roles'] })
})
afterAll(() => idp.stop())
beforeEach(() => {
  idp.isDown = false
  idp.isHanging = false
  forget('provider-keys')
})
afterEach(() => void vi.useRealTimers())

const OK = [200, undefined]

describe('the keys of the provider', () => {
  test('are reloaded when they change, and a removed key is no longer accepted', async () => {
    const { token } = await someone(['Admin'])
    const old = await token()
    expect(await ask(old)).toEqual(OK)
    await idp.rotate({ dropsOld: true })
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    const fresh = await token()
    expect(await ask(fresh)).toEqual(OK)
    vi.useRealTimers()
    const dropped = await someone(['Admin'])
    expect(await ask(await dropped.token())).toEqual(OK)
  })

  test('that are removed no longer open the API to a token that was used before', async () => {
    const { token } = await someone(['Admin'])
    const old = await token({ exp: Math.floor(Date.now() / 1000) + 24 * 3600 })
    expect(await ask(old)).toEqual(OK)
    await idp.rotate({ dropsOld: true })
    vi.useFakeTimers({ now: Date.now() + 11 * MINUTE, toFake: ['Date'] })
    expect(await ask(old)).toEqual([401, 'invalid-token'])
  })

  test('are not awaited by each call while the provider hangs', async () => {
    const { token } = await someone(['Admin'])
    expect(await ask(await token())).toEqual(OK)
    vi.useFakeTimers({ now: Date.now() + 11 * MINUTE, toFake: ['Date'] })
    idp.isHanging = true
    expect(await ask(await token())).toEqual(OK)
    const before = idp.requests
    for (let n = 0; n < 3; n += 1) expect(await ask(await token())).toEqual(OK)
    expect(idp.requests).toBe(before)
  })

  test('are requested once, however many tokens name unknown keys', async () => {
    const { token } = await someone(['Admin'])
    expect(await ask(await token())).toEqual(OK)
    const before = idp.keyReads
    const { privateKey } = await generateKeyPair('RS256')
    const invented = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        new SignJWT({ sub: 'x' })
          .setProtectedHeader({ alg: 'RS256', kid: `${n}` })
          .sign(privateKey),
      ),
    )
    for (const each of invented) expect((await ask(each))[0]).toBe(401)
    expect(idp.keyReads - before).toBeLessThanOrEqual(1)
  })

  test('are cached while the provider is down; before its first answer a call is 503', async () => {
    const { token } = await someone(['Admin'])
    idp.isDown = true
    expect(await ask(await token())).toEqual([503, 'provider-unavailable'])
    idp.isDown = false
    expect(await ask(await token())).toEqual(OK)
    idp.isDown = true
    vi.useFakeTimers({ now: Date.now() + 11 * MINUTE, toFake: ['Date'] })
    expect(await ask(await token())).toEqual(OK)
  })
})
