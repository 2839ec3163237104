import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { backupFiles, baseName } from '@/lib/platform/backup/backup-folder'
import { config } from '@/lib/platform/config/config'
import { call, english } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

const backupDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
afterAll(() => fs.rmSync(backupDir, { recursive: true }))

test('an old backup comes first for those who run the site, and for nobody else', async () => {
  const items = async (role: Parameters<typeof createUser>[0]) => {
    const { body } = await call(await createUser(role), cockpit.get, {}, english)
    return body.items.filter(({ kind }) => kind === 'backupOld')
  }
  expect(await items('Admin')).toEqual([])

  config().backupDir = backupDir
  expect(await items('TenantAdministrator')).toMatchObject([
    { title: 'The database has no backup', dueAt: null, href: null },
  ])
  for (const role of ['SafetyOfficer', 'Purchasing'] as const) expect(await items(role)).toEqual([])

  const makeBackup = (at: Date) =>
    fs.mkdirSync(path.join(backupFiles(backupDir).bases, baseName(at)), { recursive: true })
  makeBackup(new Date('2026-01-01T19:30:00Z'))
  expect(await items('Admin')).toMatchObject([
    { isLate: true, dueAt: '2026-01-01T19:30:00.000Z', title: expect.stringContaining('Jan') },
  ])
  makeBackup(new Date())
  expect(await items('Admin')).toEqual([])
})
