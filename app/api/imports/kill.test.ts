import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { checkedImport, readImport } from '@/lib/testing/records/imports'

const ROWS = 3000
const KILLS = 20
const admin = await createUser('Admin')
const surname = crypto.randomUUID().slice(0, 8)
const written = () => database().db.person.count({ where: { lastNameTh: surname } })

const root = path.resolve(import.meta.dirname, '../../..')

const runner = path.join(root, '.data/tests/import-runner.mjs')

/** The job in a process of its own, which nothing but a signal ends early. */
function startJob() {
  const child = spawn(process.execPath, [runner], {
    cwd: root,
    env: process.env,
    stdio: 'ignore',
  })
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}

const progressOf = async (id: string) =>
  (await database().db.import.findUniqueOrThrow({ where: { id } })).progress

/** PostgreSQL notices a little later that the process has gone. */
async function waitForRollback(): Promise<void> {
  const locks = z.object({ count: z.int() })
  for (;;) {
    const { count } = await database().sql`
      SELECT count(*)::int AS "count" FROM pg_locks WHERE "locktype" = 'advisory'
        AND "database" = (SELECT oid FROM pg_database WHERE datname = current_database())`.one(
      locks,
    )
    if (count === 0) return
    await sleep(20)
  }
}

/** Keeps the last row of the file from being written: the job cannot end meanwhile. */
async function holdLastRow(id: string): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query(
    'SELECT FROM "import_rows" WHERE "importId" = $1 ORDER BY "rowNo" DESC LIMIT 1 FOR UPDATE',
    [id],
  )
  return holder
}

// Once, in place of compiling for each of the kills
beforeAll(() =>
  build({
    entryPoints: [path.join(root, 'lib/testing/files/import-runner.ts')],
    outfile: runner,
    bundle: true,
    packages: 'external',
    alias: { 'next/headers': 'next/headers.js' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
  }),
)

test('a kill in the middle of writing leaves nothing, twenty times, and the job begins again', async () => {
  const people = Array.from({ length: ROWS }, (_, index) => [`คน${index}`, surname])
  const id = await checkedImport(admin, 'Persons', [['ชื่อ', 'นามสกุล'], ...people])
  await call(admin, imports.commit, { id, mode: 'all' })
  for (let kill = 0; kill < KILLS; kill++) {
    await database().db.import.update({ where: { id }, data: { progress: 0 } })
    const holder = await holdLastRow(id)
    const { child, ended } = startJob()
    // Somewhere between the first block that is judged and the last one that is written
    const until = Math.floor((ROWS * (kill + 1)) / (KILLS + 2))
    while ((await progressOf(id)) < until && child.exitCode === null) await sleep(5)
    expect(child.exitCode).toBe(null)
    child.kill('SIGKILL')
    await ended
    await holder.end()
    await waitForRollback()
    const { phase, status } = await readImport(admin, id)
    expect([await written(), status, phase]).toEqual([0, 'Checked', 'Writing'])
  }
  await runImports(new Date())
  expect([await written(), (await readImport(admin, id)).status]).toEqual([ROWS, 'Done'])
}, 1_200_000)
