import { expect, test } from 'vitest'
import * as z from 'zod'
import { command, file, get, list, query, result } from '../contract/contract'
import { byId, rowVersion } from '../contract/fields'
import { openApiDocument } from './document'

const samples = {
  openThings: {
    get: get('/api/things/get/{id}', {
      policy: 'realm-basic',
      summary: 'One thing',
      description: 'Gone ones are 409.',
      input: byId.extend({ includeEmptyOption: z.boolean().optional() }),
      output: z.object({ PersonId: z.guid() }),
    }),
    search: list('/api/things/search', {
      policy: 'jsa-mgmt',
      summary: 'Search things',
      filters: {},
      row: z.object({ name: z.string() }),
      sorts: ['name'],
    }),
    find: query('/api/things/find', {
      policy: 'jsa-mgmt',
      summary: 'Find a thing',
      input: byId,
      output: z.object({ name: z.string() }),
    }),
    save: command('/api/things/save', {
      policy: 'realm-basic',
      summary: 'Save a thing',
      input: z.object({
        code: z
          .string()
          .refine(() => true, { params: { rule: 'phone' } })
          .meta({ description: 'As painted on it' }),
        name: z.string().transform((name) => name.length),
        rowVersion,
      }),
      output: result,
    }),
    upload: command('/api/things/upload', {
      policy: 'anyone',
      summary: 'Upload a thing',
      accepts: ['multipart/form-data'],
      input: z.object({ file: z.instanceof(File) }),
      output: result,
    }),
    bytes: file('/api/things/bytes', { policy: 'anyone', summary: 'Bytes', input: z.object({}) }),
  },
}

const document = (appUrl = 'http://localhost:3000') => openApiDocument(samples, { appUrl })
const operation = (verb: keyof typeof samples.openThings) => {
  const { path, method } = samples.openThings[verb]
  return document().paths?.[path]?.[method === 'GET' ? 'get' : 'post']
}

test('a GET has parameters in its path and in its query', () => {
  expect(operation('get')?.parameters).toEqual([
    { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
    { in: 'query', name: 'includeEmptyOption', schema: { type: 'boolean' } },
  ])
})

test('a body is described as the caller sends it, before its transformation', () => {
  expect(operation('save')?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } },
  })
})

test('a search may come without a body, and nothing else', () => {
  expect(operation('search')?.requestBody).toMatchObject({ required: false })
  expect(operation('save')?.requestBody).toMatchObject({ required: true })
  expect(operation('find')?.requestBody).toMatchObject({ required: true })
})

test('a rule that JSON Schema cannot express is described in words, once', () => {
  expect(operation('save')?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            code: {
              description: 'As painted on it. Refused otherwise: “This is not a telephone number.”',
            },
          },
        },
      },
    },
  })
})

test('an upload is a multipart form with a binary file', () => {
  expect(operation('upload')?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: { properties: { file: { type: 'string', format: 'binary' } } },
      },
    },
  })
})

test('a list has its total in a header', () => {
  expect(operation('search')?.responses?.['200'].headers).toHaveProperty('X-Total-Count')
})

test.each([
  ['get', ['200', '400', '401', '403', '409', '429', '503']],
  ['search', ['200', '400', '401', '403', '413', '415', '429', '503']],
  ['save', ['200', '400', '401', '403', '409', '413', '415', '429', '503']],
  ['upload', ['200', '400', '413', '415', '503']],
  ['bytes', ['200', '503']],
] as const)('%s answers the statuses that can occur', (verb, statuses) => {
  expect(Object.keys(operation(verb)?.responses ?? {})).toEqual(statuses)
})

/** Source: docs/interface.md#errors. */
test('an agreed 500 is declared for an endpoint whose description names it', () => {
  const noun = { save: { ...samples.openThings.save, description: 'Without `code` 500.' } }
  const { paths, components } = openApiDocument({ noun }, { appUrl: '' })
  expect(paths?.['/api/things/save']?.post?.responses).toHaveProperty('500')
  expect(components?.responses?.Problem500).toMatchObject({
    content: { 'application/problem+json': { example: { code: 'employer-missing', status: 500 } } },
  })
})

test('the description names the policy and its roles', () => {
  expect(operation('search')?.description).toBe(
    'Policy `jsa-mgmt`: Admin, SafetyOfficer. Scope of API keys: `jsa-mgmt:read`.',
  )
  expect(operation('bytes')?.description).toBe('Asks for no sign-in.')
})

test('only endpoints without sign-in have no security', () => {
  expect(operation('save')?.security).toEqual([{ bearer: [] }, { key: [] }, { cookie: [] }])
  expect(operation('bytes')?.security).toEqual([])
})

test('the cookie has its name for HTTPS', () => {
  const nameAt = (appUrl: string) => document(appUrl).components?.securitySchemes?.cookie
  expect(nameAt('http://localhost:3000')).toMatchObject({ name: 'next-auth.session-token' })
  expect(nameAt('https://safety.example.com')).toMatchObject({
    name: '__Host-next-auth.session-token',
  })
})

test('tags have the spelling of nouns in paths', () => {
  expect(operation('get')).toMatchObject({ tags: ['open-things'], operationId: 'openThingsGet' })
})
