import { describe, expect, test } from 'vitest'
import { gates } from '@/lib/domain/gate/gates/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'
import { createGate, createGateDevice } from '@/lib/testing/records/gate-site'
import { expectMalformedRefused } from '@/lib/testing/inputs/malformed'

const admin = await createUser('Admin')
const makeArea = (isActive = true) =>
  database().db.workspaceArea.create({
    data: { code: crypto.randomUUID(), nameTh: 'ลานถัง', isActive },
  })

describe('gates/save', () => {
  test('creates a gate of the site’s boundary, in use', async () => {
    const { status, body } = await call(admin, gates.save, { code: 'G-1', nameTh: 'ประตูหน้า' })
    expect(status).toBe(200)
    expect(await database().db.gate.findUnique({ where: { id: body.id! } })).toMatchObject({
      isActive: true,
      workspaceAreaId: null,
    })
  })

  test('keeps what is left out, and clears what is null', async () => {
    const area = await makeArea()
    const { id } = await createGate({ workspaceAreaId: area.id, nameEn: 'Inner gate' })
    await call(admin, gates.save, { id, nameTh: 'ประตูใน' })
    const reload = () => database().db.gate.findUnique({ where: { id } })
    expect(await reload()).toMatchObject({ workspaceAreaId: area.id, nameEn: 'Inner gate' })
    await call(admin, gates.save, { id, workspaceAreaId: null })
    expect(await reload()).toMatchObject({ workspaceAreaId: null, nameTh: 'ประตูใน' })
  })

  test('refuses a code of another gate, a stale version and an area that is not in use', async () => {
    const { id, code } = await createGate()
    const other = await createGate()
    const taken = await call(admin, gates.save, { id: other.id, code })
    const stale = await call(admin, gates.save, { id, rowVersion: 7 })
    const closed = await call(admin, gates.save, {
      id,
      workspaceAreaId: (await makeArea(false)).id,
    })
    expect([taken.body.code, stale.body.code, closed.body.code]).toEqual([
      'code-in-use',
      'stale-record',
      'record-not-found',
    ])
  })
})

test('a gate where a device stands is not removed', async () => {
  const { gateId } = await createGateDevice()
  const answer = await call(admin, gates.remove, { id: gateId })
  expect([answer.status, answer.body.code]).toEqual([400, 'record-in-use'])
  const free = await createGate()
  expect((await call(admin, gates.remove, { id: free.id })).status).toBe(200)
})

test('gates/search finds by code and name, and tells the area', async () => {
  const area = await makeArea()
  const { code } = await createGate({ nameTh: 'ประตูลานถัง', workspaceAreaId: area.id })
  const { body } = await call(await createUser('WorkOwner'), gates.search, { keyword: code })
  expect(body).toEqual([expect.objectContaining({ code, workspaceArea: expect.anything() })])
})

test('refuses malformed input', () =>
  expectMalformedRefused(admin, gates.save, { code: 'M', nameTh: 'ก' }, 'nameTh'))

test('a gate that does not exist is neither changed nor removed', async () => {
  const saved = await call(admin, gates.save, { id: UNKNOWN_ID, nameTh: 'ก' })
  const removed = await call(admin, gates.remove, { id: UNKNOWN_ID })
  expect([saved.body.code, removed.body.code]).toEqual(['record-not-found', 'record-not-found'])
})
