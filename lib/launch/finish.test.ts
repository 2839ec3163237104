import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onShutdown } from '../platform/process/shutdown'
import { finish } from './finish'
import { EmbeddedDatabase } from './postgres/embedded-database'
import { postgresStatus } from './postgres/embedded-postgres'

test('a job that goes on beyond the limit of a stop does not leave the database running', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-'))
  const database = await EmbeddedDatabase.join(dataDir)
  onShutdown(() => new Promise(() => undefined))
  const close = async () => void (await database.leave())
  expect(await finish({ close }, sleep(100))).toBe(false)
  expect(postgresStatus(dataDir)).toBeUndefined()
  fs.rmSync(dataDir, { recursive: true })
})
