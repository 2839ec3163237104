import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { createGate, createTrainedPerson, pairDevice } from '@/lib/testing/records/gate-site'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')

describe('gate/look', () => {
  test('tells who it is, whether they are inside, and why they may not come in, in words', async () => {
    const { id, code } = await createPerson({ firstNameTh: 'บุญส่ง' })
    const { body } = await call(officer, gate.look, { text: `p${Number(code.slice(2))}` }, english)
    expect(body).toMatchObject([
      {
        id,
        code,
        hasPhoto: false,
        insideSince: null,
        verdict: {
          verdict: 'refused',
          reasons: [{ code: 'worker-not-trained', text: expect.any(String) }, {}],
        },
      },
    ])
    expect(body[0]!.verdict.reasons[0]!.text).toMatch(/training/)
  })

  test('finds by part of a name, ten at most, and only who is registered', async () => {
    const lastNameTh = randomUUID()
    for (let index = 0; index < 11; index++) await createTrainedPerson({ lastNameTh })
    const removed = await createPerson({ lastNameTh: randomUUID(), removedAt: new Date() })
    const many = await call(officer, gate.look, { keyword: lastNameTh.slice(0, 20) })
    expect(many.body).toHaveLength(10)
    expect((await call(officer, gate.look, { keyword: removed.lastNameTh })).body).toEqual([])
  })

  test('tells the bearer of a removed person’s card why, and nobody of a card of another site', async () => {
    const { code } = await createPerson({ removedAt: new Date() })
    const own = await call(officer, gate.look, { text: code })
    expect(own.body[0]!.verdict.reasons).toMatchObject([{ code: 'worker-removed' }])
    const foreign = await call(officer, gate.look, { text: 'https://other.example.com/x/abc' })
    expect([foreign.status, foreign.body]).toEqual([200, []])
  })

  test('never finds by national id', async () => {
    const { nationalId } = await createPerson({ nationalId: '1101700230705' })
    expect((await call(officer, gate.look, { keyword: nationalId! })).body).toEqual([])
  })

  test('takes no number that ends in the digits of a code for that code', async () => {
    const { code } = await createPerson()
    for (const text of [`WP-2026-${code.slice(2)}`, `1-1017-00230-70-${Number(code.slice(2))}`])
      expect((await call(officer, gate.look, { text })).body).toEqual([])
  })

  test('asks for a gate that is in use, as recording does, also for a text that is nobody’s code', async () => {
    const { code } = await createPerson()
    const closed = await createGate({ isActive: false })
    for (const gateId of [randomUUID(), closed.id])
      for (const text of [code, 'nobody']) {
        const { status, body } = await call(officer, gate.look, { text, gateId })
        expect([status, body]).toMatchObject([400, { code: 'record-not-found' }])
      }
    const { headers } = await pairDevice(admin, closed.id)
    const { body } = await call(null, gate.look, { text: code }, headers)
    expect(body).toMatchObject([{ code }])
  })

  test('answers a device by the rules of the area of its gate', async () => {
    const area = await database().db.workspaceArea.create({
      data: { code: randomUUID(), nameTh: 'ลานถัง' },
    })
    const inner = await createGate({ workspaceAreaId: area.id })
    await createRequirement({ purpose: 'Enter', workspaceAreaIds: [area.id] })
    const { headers } = await pairDevice(admin, inner.id)
    const { code } = await createPerson()
    const { body } = await call(null, gate.look, { text: code }, headers)
    const codes = body[0]!.verdict.reasons.map((reason) => reason.code)
    expect(codes.filter((reason) => reason === 'worker-not-trained')).toHaveLength(2)
  })
})
