import { beforeAll, describe, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { modulesOf } from '@/lib/platform/export/pdf/qr-code'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { pdfText, requireProgram } from '@/lib/testing/files/external-programs'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  type PermitSite,
} from '@/lib/testing/records/permit-site'

const compact = (text: string) => text.replace(/\s/g, '')

let site: PermitSite
beforeAll(async () => {
  requireProgram('pdftotext')
  site = await createPermitSite()
})

const read = async (caller: TestUser, id: string) => {
  const { status, headers, body } = await call(caller, workPermits.pdf, { id })
  return { status, headers, bytes: body }
}

describe('work-permits/pdf', () => {
  test('shows in Thai the workers, place, time, approvals, JSA and the link to the record', async () => {
    const worker = await createWorker(site, '2399-01-01', {
      firstNameTh: 'กุ้งน้ำ',
      lastNameTh: 'ปั๊มผู้ฝั้น',
    })
    const permit = await createReadyPermit(site, {
      status: 'Approved',
      workDate: '2026-12-05',
      startTime: '08:00',
      endTime: '17:00',
      personIds: [worker.id],
      approvedBy: [{ role: 'SafetyOfficer', userId: site.officer.userId }],
    })
    await database().db.workPermit.update({
      where: { id: permit.id },
      data: { ppe: ['Helmet', 'ถุงมือหนังยาว'], description: 'ซ่อมที่ปั๊มน้ำต่ำกว่าปู่' },
    })
    const { status, headers, bytes } = await read(site.contractor, permit.id)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toContain('inline')
    const text = compact(pdfText(bytes))
    for (const part of [
      permit.permitNo,
      'ใบอนุญาตทำงาน',
      'อนุมัติแล้ว',
      '5 ธ.ค. 2569',
      '08:00–17:00',
      'ลานถัง',
      site.company.nameTh,
      'ซ่อมที่ปั๊มน้ำต่ำกว่าปู่',
      'กุ้งน้ำ ปั๊มผู้ฝั้น',
      'หมวกนิรภัย',
      'ถุงมือหนังยาว',
      'เตรียมพื้นที่',
      'ไฟไหม้',
      'ผ้ากันไฟ',
      `/work-permits/${permit.id}`,
    ])
      expect(text).toContain(compact(part))
  })

  test('prints an empty draft', async () => {
    const { body } = await call(site.contractor, workPermits.save, {})
    expect((await read(site.contractor, body.id!)).status).toBe(200)
  })

  test('a permit of another employer does not exist', async () => {
    const { id } = await createReadyPermit(site)
    const { status } = await read(await createUser('Contractor'), id)
    expect(status).toBe(400)
  })
})

test('a QR code is a square with three finder patterns', () => {
  const link = 'http://localhost:3000/work-permits/0199c8a0-0000-700b-8000-000000000001'
  const modules = modulesOf(link)
  expect(new Set(modules.map((row) => row.length))).toEqual(new Set([modules.length]))
  for (const row of [modules[0]!, modules.at(-7)!]) expect(row.startsWith('1111111')).toBe(true)
  expect(modules[0]!.endsWith('1111111')).toBe(true)
})
