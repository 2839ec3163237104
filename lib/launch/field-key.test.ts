import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readConfig } from '@/lib/platform/config/config'
import { createDatabase, dropDatabase } from '@/lib/testing/runs/database'
import { prepareFieldKey } from './field-key'

const [KEY, OTHER] = ['one', 'two'].map((text) => Buffer.alloc(32, text).toString('base64'))

let owner: string
let dataDir: string
const given = process.env.FIELD_KEY

beforeAll(async () => {
  owner = await createDatabase(inject('testServer'), inject('testTemplate'))
})
afterAll(() => dropDatabase(owner))

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'field-key-'))
  await query('DELETE FROM "field_keys"')
})
afterEach(() => {
  fs.rmSync(dataDir, { recursive: true })
  process.env.FIELD_KEY = given
})

async function query(text: string) {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

const keyFile = () => path.join(dataDir, 'field.key')

/** A start with this FIELD_KEY; returns the keys that it sets for the product. */
async function start(fieldKey = '') {
  const config = readConfig({ DATA_DIR: dataDir, FIELD_KEY: fieldKey })
  await prepareFieldKey({ owner, application: owner }, config)
  return process.env.FIELD_KEY
}

test('the first start makes a file that nobody else can read, and later starts use it', async () => {
  const key = await start()
  expect(fs.statSync(keyFile()).mode & 0o777).toBe(0o600)
  expect(fs.readFileSync(keyFile(), 'utf8')).toBe(`${key}\n`)
  expect(await start()).toBe(key)
  expect(fs.readdirSync(dataDir)).toEqual(['field.key'])
})

test('the database holds neither the key nor anything that it can be made of', async () => {
  const key = await start()
  const { rows } = await query('SELECT * FROM "field_keys"')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('a FIELD_KEY makes no file', async () => {
  expect(await start(KEY)).toBe(KEY)
  expect(fs.readdirSync(dataDir)).toEqual([])
})

test('another key is refused, and leaves the database as it is', async () => {
  await start(KEY)
  await expect(start(OTHER)).rejects.toThrow('FIELD_KEY is not the key')
  expect(await start(KEY)).toBe(KEY)
})

test('a new key is taken with the older one behind it, and neither can be left out then', async () => {
  await start(KEY)
  expect(await start(`${OTHER}, ${KEY}`)).toBe(`${OTHER},${KEY}`)
  await expect(start(KEY)).rejects.toThrow('FIELD_KEY is not the key')
  await expect(start(OTHER)).rejects.toThrow('FIELD_KEY is not the key')
  await start(`${KEY} ${OTHER}`)
})

test('a lost file is not replaced', async () => {
  await start()
  fs.rmSync(keyFile())
  await expect(start()).rejects.toThrow(`${keyFile()} is missing`)
  expect(fs.readdirSync(dataDir)).toEqual([])
})

test('a damaged file is named', async () => {
  fs.writeFileSync(keyFile(), 'half a ke')
  await expect(start()).rejects.toThrow(`${keyFile()} is not usable`)
})

test('of two servers with folders of their own that start at once, one is refused', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'field-key-'))
  const logins = { owner, application: owner }
  const starts = [dataDir, other].map((folder) =>
    prepareFieldKey(logins, readConfig({ DATA_DIR: folder })),
  )
  const outcomes = (await Promise.allSettled(starts)).map(({ status }) => status)
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
  fs.rmSync(other, { recursive: true })
})
