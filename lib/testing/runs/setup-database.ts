import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, inject, vi } from 'vitest'
import { applicationUrl } from '@/lib/launch/postgres/postgres-cluster'
import { closeDatabase } from '@/lib/platform/db/client'
import { createDatabase, dropDatabase } from './database'
import { timeToNextDay } from './midnight'
import { beginProcess } from './new-process'

// Test files share their modules, and each has a process, an environment and a database of its own, as far as it can tell.
const environment = (globalThis.environmentOfTests ??= { ...process.env })
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
Object.assign(process.env, environment)
await sleep(timeToNextDay(new Date()))
const url = await createDatabase(inject('testServer'), inject('testTemplate'))
process.env.DATABASE_URL = applicationUrl(url)
process.env.FIELD_KEY = Buffer.alloc(32, 'field key of the tests').toString('base64')
process.env.DB_POOL ??= '5'
process.env.LOG_LEVEL ??= 'error'
process.env.CALLS_PER_MINUTE ??= '1000000' // a test calls as one person what many would
// Last: what an earlier file has left running may have read an environment without a database meanwhile.
beginProcess()

afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await closeDatabase()
  await dropDatabase(url)
})

declare global {
  var environmentOfTests: NodeJS.ProcessEnv | undefined
}
