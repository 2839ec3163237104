import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { devicePolicies, type Policy } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { createGate, createGateDevice, pairDevice } from '@/lib/testing/records/gate-site'

const admin = await createUser('Admin')
const reload = (id: string) => database().db.gateDevice.findUniqueOrThrow({ where: { id } })
const startPairing = async (id: string) =>
  (await call(admin, gateDevices.startPairing, { id })).body
const pair = (code: string) => call(null, gateDevices.pair, { code })
const isOpenTo = (policy: Policy) => devicePolicies.some((met) => met === policy)
const closed = contracts.filter(({ policy }) => policy !== 'anyone' && !isOpenTo(policy))
const statusFor = async (headers: Record<string, string>) =>
  (await send(null, closed[0]!, { headers })).status

beforeEach(async () => {
  await database().db.signInAttempt.deleteMany()
})

describe('pairing', () => {
  test('a code of 8 signs gives a token, once, and only hashes are stored', async () => {
    const device = await createGateDevice()
    const { pairingCode: code, endsAt } = await startPairing(device.id)
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    expect(new Date(endsAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000)
    const { status, body } = await pair(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ device: { id: device.id }, gate: { id: device.gateId } })
    expect(body.token).toMatch(/^gate_[\w-]{43}$/)
    expect(JSON.stringify(await reload(device.id))).not.toMatch(new RegExp(`${code}|${body.token}`))
    expect((await pair(code)).body.code).toBe('pairing-code-not-valid')
  })

  test('of ten devices with one code one is paired', async () => {
    const { pairingCode: code } = await startPairing((await createGateDevice()).id)
    const all = await Promise.all(Array.from({ length: 10 }, () => pair(code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a code ends after ten minutes, and when a newer one is made', async () => {
    const { id } = await createGateDevice()
    const first = await startPairing(id)
    const second = await startPairing(id)
    expect((await pair(first.pairingCode)).status).toBe(400)
    await database().db.gateDevice.update({ where: { id }, data: { pairingEndsAt: new Date() } })
    expect((await pair(second.pairingCode)).body.code).toBe('pairing-code-not-valid')
  })

  test('guesses are counted as at sign-in', async () => {
    const guesses = await Promise.all(Array.from({ length: 11 }, () => pair('AAAAAAAA')))
    const codes = guesses.map(({ body }) => body.code).toSorted()
    expect(codes).toEqual([...Array(10).fill('pairing-code-not-valid'), 'too-many-attempts'])
  })

  test('its audit line names the device and no user', async () => {
    const { id } = await pairDevice(admin)
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: id } })
    const paired = lines.find(({ event }) => event === 'gate-device.paired')
    expect(paired).toMatchObject({ actorUserId: null, changes: { deviceId: id } })
  })
})

describe('the token of a device', () => {
  let paired: ReturnType<typeof pairDevice> | undefined
  const device = () => (paired ??= pairDevice(admin))

  test.each(closed.map((contract) => [contract.path, contract] as const))(
    'is 403 on %s',
    async (_, contract) => {
      const { headers } = await device()
      const answer = await send(
        null,
        contract,
        {
          headers: { ...headers, 'content-type': 'application/json' },
          ...(contract.method === 'POST' && { body: '{}' }),
        },
        { id: crypto.randomUUID() },
      )
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    },
  )
  test('ends when the device is revoked', async () => {
    const { id, headers } = await pairDevice(admin)
    expect(await statusFor(headers)).toBe(403)
    await call(admin, gateDevices.revoke, { id })
    expect(await statusFor(headers)).toBe(401)
  })

  test('ends when the device is paired anew, not before', async () => {
    const { id, headers } = await pairDevice(admin)
    const { pairingCode: code } = await startPairing(id)
    expect(await statusFor(headers)).toBe(403)
    await pair(code)
    expect(await statusFor(headers)).toBe(401)
  })

  test('ends after 90 days without a call', async () => {
    const { id, headers } = await pairDevice(admin)
    const lastSeenAt = new Date(Date.now() - 90 * DAY)
    await database().db.gateDevice.update({ where: { id }, data: { lastSeenAt } })
    expect(await statusFor(headers)).toBe(401)
    const { body } = await call(admin, gateDevices.search, { keyword: 'แท็บเล็ต' })
    expect(body.find((row) => row.id === id)).toMatchObject({ status: 'Revoked' })
  })

  test('works beside an external identity provider', async () => {
    const { headers } = await pairDevice(admin)
    config().provider = {
      issuer: 'https://id.example.com',
      clientId: 'site',
      clientSecret: 'secret',
      name: 'SSO',
      rolesClaims: [],
      audience: 'site',
      apiClients: [],
      strengths: [],
      trustsEmail: false,
    }
    onTestFinished(() => {
      config().provider = undefined
    })
    expect(await statusFor(headers)).toBe(403)
  })

  test('is refused when it is made up', async () => {
    expect(await statusFor({ authorization: `Bearer gate_${'x'.repeat(43)}` })).toBe(401)
  })
})

describe('gate-devices/save', () => {
  test('makes a device that waits for its pairing, and moves it to another gate', async () => {
    const gate = await createGate()
    const made = await call(admin, gateDevices.save, { name: 'มือถือป้อม', gateId: gate.id })
    const { body } = await call(admin, gateDevices.search, { gateId: gate.id })
    expect(body).toMatchObject([{ id: made.body.id, status: 'Waiting', gate: { code: gate.code } }])
    const other = await createGate()
    await call(admin, gateDevices.save, { id: made.body.id, gateId: other.id })
    expect(await reload(made.body.id!)).toMatchObject({ name: 'มือถือป้อม', gateId: other.id })
  })

  test('puts no device at a gate that is out of use, and lets one stay there', async () => {
    const { id: gateId } = await createGate({ isActive: false })
    const save = (id?: string) => call(admin, gateDevices.save, { id, name: 'ก', gateId })
    const { id: elsewhere } = await createGateDevice()
    for (const { status, body } of [await save(), await save(elsewhere)])
      expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'record-not-found', 'gateId'])
    expect((await save((await createGateDevice({ gateId })).id)).status).toBe(200)
  })

  test('refuses a gate that does not exist', async () => {
    const gateId = crypto.randomUUID()
    const { status, body } = await call(admin, gateDevices.save, { name: 'ก', gateId })
    expect([status, body.errors[0]?.path]).toEqual([400, 'gateId'])
  })
})
