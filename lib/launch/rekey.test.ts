import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushKeys } from '@/lib/platform/push/keys'
import { readConfig } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { encryptField } from '@/lib/platform/secrets/encryption'
import { keyIdOf } from '@/lib/platform/secrets/keys'
import { dumpDatabase } from '@/lib/testing/runs/dump'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { uploadRows } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { createWebhookEndpoint } from '@/lib/testing/records/webhooks'
import { projectRoot } from './base/project-root'
import { prepareFieldKey } from './field-key'

const url = process.env.DATABASE_URL!
const OLD = process.env.FIELD_KEY!
const NEW = Buffer.alloc(32, 'new').toString('base64')
const BLOCK = 500
const client = new pg.Client({ connectionString: url })

beforeAll(async () => {
  await client.connect()
  await client.query('DELETE FROM "field_keys"')
  await start(OLD)
  const people = Array.from({ length: BLOCK + 1 }, () =>
    createPerson({ nationalId: makeNationalId() }),
  )
  await Promise.all(people)
  const { id } = await createWebhookEndpoint()
  const oldSecret = encryptField('whsec_old', { column: 'webhook_endpoints.oldSecret', id })
  const data = { oldSecret, oldSecretUntil: new Date(Date.now() + 3_600_000) }
  await database().db.webhookEndpoint.update({ where: { id }, data })
  await pushKeys()
  const rows = [
    ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
    ['ก', 'ข', makeNationalId()],
  ]
  await uploadRows(await createUser('Admin'), 'Persons', rows)
})

afterAll(() => client.end())

async function start(FIELD_KEY: string) {
  await prepareFieldKey({ owner: url, application: url }, readConfig({ FIELD_KEY }))
  process.env.FIELD_KEY = OLD
}

function rekey(FIELD_KEY: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/launch/rekey.ts'], {
    cwd: projectRoot,
    env: { ...process.env, FIELD_KEY },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}

/** How many values, wherever they are, a key has encrypted. */
const countOf = async (key: string): Promise<number> =>
  (await dumpDatabase()).split(`v1.${keyIdOf(key)}.`).length - 1

test('refuses a key that is not that of the database', async () => {
  const { code, output } = await rekey(NEW).ended
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^FIELD_KEY is not the key/)])
})

test('one that is killed is run again, and does the rest', async () => {
  const all = await countOf(OLD)
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query(
    'SELECT FROM "persons" WHERE "nationalId" IS NOT NULL ORDER BY "id" DESC LIMIT 1 FOR UPDATE',
  )
  const killed = rekey(`${NEW},${OLD}`)
  const numbers = `SELECT count(*)::int AS "count" FROM "persons" WHERE "nationalId" LIKE 'v1.${keyIdOf(NEW)}.%'`
  await expect
    .poll(async () => (await client.query(numbers)).rows[0].count, { timeout: 120_000 })
    .toBe(BLOCK)
  killed.child.kill('SIGKILL')
  await killed.ended
  await holder.query('ROLLBACK')
  await holder.end()
  await sleep(200) // the killed one's transaction ends with its connection
  expect(await countOf(NEW)).toBe(BLOCK + 1) // with the check of the new key

  const { code, output } = await rekey(`${NEW},${OLD}`).ended
  expect(output).toContain('national ids: 1 encrypted anew')
  expect(output).toContain('rows of imported files: 1 encrypted anew')
  expect(output).toContain('endpoints of webhooks: 1 encrypted anew')
  expect(output).toMatch(/keys of the product: [1-9]\d* encrypted anew/)
  expect(output).toContain('take them out of FIELD_KEY')
  expect([code, await countOf(OLD), await countOf(NEW)]).toEqual([0, 0, all])
})

test('afterwards the new key is enough, and the old one is refused', async () => {
  await start(NEW)
  await expect(start(OLD)).rejects.toThrow('FIELD_KEY is not the key')
  const { output } = await rekey(NEW).ended
  expect(output).toContain('national ids: 0 encrypted anew')
})
