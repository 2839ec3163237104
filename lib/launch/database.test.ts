import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { projectRoot } from './base/project-root'
import { postgresStatus } from './postgres/embedded-postgres'
import { clusterFiles } from './postgres/postgres-cluster'

const START = `
  import { openDatabase } from './lib/launch/database.ts'
  import { readConfig } from './lib/platform/config/config.ts'
  await openDatabase(readConfig(process.env))`

test('a Ctrl-C while the embedded PostgreSQL starts does not leave it running', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'interrupted-'))
  const { PATH, HOME } = process.env
  const start = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', START],
    { cwd: projectRoot, env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir } },
  )
  const exitCode = new Promise((resolve) => start.once('close', resolve))
  while (!fs.existsSync(clusterFiles(dataDir).port)) await sleep(5)
  start.kill('SIGINT')
  expect(await exitCode).toBe(1)
  await sleep(500) // in which PostgreSQL would have written its postmaster.pid
  expect(postgresStatus(dataDir)).toBeUndefined()
  fs.rmSync(dataDir, { recursive: true })
})
