import { expect, test } from 'vitest'
import { readConfig } from '../platform/config/config'
import { database } from '../platform/db/database'
import { ownerUrl } from '@/lib/testing/runs/owner'
import { createUser } from '@/lib/testing/records/factories'
import { addInitialData } from './initial-data'

const start = (env: Record<string, string> = {}) =>
  addInitialData(
    { owner: ownerUrl(), application: process.env.DATABASE_URL! },
    readConfig({
      DATABASE_EMBEDDED: '1',
      SITE_MODE: 'production',
      BACKUP_DIR: '/mnt/backup',
      APP_URL: 'https://safety.example.com',
      ...env,
    }),
  )

test('a site in production begins with one administrator and no demo', async () => {
  const { notes, warning } = await start()
  expect(notes.join()).toContain('https://safety.example.com/accept-invitation')
  expect(warning).toBeUndefined()
  const users = await database().db.user.findMany()
  expect(users.map(({ roles }) => roles)).toEqual([['Admin']])
  expect(await database().db.employer.count()).toBe(0)
})

test('it does not start while an account has the published password, and does once none has', async () => {
  const { userId } = await createUser('SafetyOfficer', { password: 'any long password' })
  const mark = (hasDemoPassword: boolean) =>
    database().db.account.update({ where: { userId }, data: { hasDemoPassword } })
  await mark(true)
  await expect(start()).rejects.toThrow('npm run demo:lock')
  await mark(false)
  await expect(start()).resolves.toMatchObject({ notes: [expect.any(String)] })
})
