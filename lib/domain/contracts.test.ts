import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '@/lib/platform/openapi/document'
import { webhookMessages } from './insight/webhook-endpoints/message/contract'
import { contracts, contractsByNoun, records } from './contracts'

const document = openApiDocument(contractsByNoun, {
  appUrl: 'http://localhost:3000',
  records,
  webhooks: webhookMessages,
})
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
)
const parametersOf = (operation: object) =>
  (operation as { parameters?: { in: string; name: string }[] }).parameters ?? []
const text = JSON.stringify(document)

const kebab = (noun: string) => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every noun that has a contract is listed', () => {
  const nouns = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'contract.ts')
    .map((file) => path.dirname(file).split(path.sep))
    // A sub-noun's contract is part of its noun's.
    .filter((folders) => folders.length === 2)
    .map(([, noun]) => noun)
  expect(Object.keys(contractsByNoun).map(kebab).sort()).toEqual(nouns.sort())
})

test('no two contracts share a method and a path', () => {
  expect(operations).toHaveLength(contracts.length)
})

test.each(operations)('$name is described and secured', ({ operation }) => {
  expect(operation).toMatchObject({
    summary: expect.stringMatching(/\S/),
    description: expect.stringMatching(/Policy `|no sign-in/),
    security: expect.any(Array),
    tags: [expect.any(String)],
    responses: { 200: { description: expect.any(String) } },
  })
})

test('the 500 that was agreed is described where it is answered, and nowhere else', () => {
  const described = operations.filter(({ operation }) => '500' in Object(operation).responses)
  expect(described.map(({ name }) => name)).toEqual(['post /api/projects/save'])
})

test('what other systems receive is described with its signature', () => {
  expect(Object.keys(document.webhooks ?? {})).toEqual(['change', 'test'])
  expect(document.webhooks?.change?.post).toMatchObject({
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      in: 'header',
      name,
      required: true,
    })),
    requestBody: { content: { 'application/json': { schema: expect.any(Object) } } },
    responses: { '2XX': expect.any(Object), 410: expect.any(Object) },
  })
})

test('operation ids are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every path parameter is declared', () => {
  for (const { name, operation } of operations) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    const declared = parametersOf(operation).filter((parameter) => parameter.in === 'path')
    expect(declared).toMatchObject(inPath.map((parameter) => ({ name: parameter, required: true })))
  }
})

test('every reference leads to a definition', () => {
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target]) => target!)
  expect(references.length).toBeGreaterThan(100)
  for (const target of new Set(references)) expect(document).toHaveProperty(target.split('/'))
  expect(text.match(/"\$ref":"[^#]/)).toBeNull()
})

test('no schema is left empty', () => {
  expect(text).not.toMatch(/"(schema|items)":\{\}|"properties":\{(?:[^{}]*":\{\})/)
})

describe('names are spelled as on the wire', () => {
  test.each([
    ['User', ['PersonId', 'isDefault', 'rowVersion']],
    ['Person', ['TrainingStatus', 'ProfileAsset', 'IdCardAsset', 'responsibleUserId']],
    ['GlobalSetting', ['FirstDayOfWeek', 'timeZone', 'holidays']],
    ['Problem', ['type', 'title', 'status', 'detail', 'code', 'errors', 'traceId']],
  ])('%s', (schema, members) => {
    const properties = document.components?.schemas?.[schema]
    expect(properties).toHaveProperty('properties')
    for (const member of members) expect(properties).toHaveProperty(['properties', member])
  })
})

test('the upload is a form', () => {
  expect(document.paths?.['/api/assets/upload']?.post?.requestBody).toHaveProperty([
    'content',
    'multipart/form-data',
  ])
})

test('a token can also be requested with a form', () => {
  const body = document.paths?.['/api/auth/token']?.post?.requestBody
  expect(body).toHaveProperty(['content', 'application/x-www-form-urlencoded'])
})
