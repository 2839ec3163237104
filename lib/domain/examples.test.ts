import { expect, test } from 'vitest'
import type * as z from 'zod'
import { normalizeInput } from '@/lib/platform/contract/normalize-input'
import { openApiDocument } from '@/lib/platform/openapi/document'
import { contracts, contractsByNoun, records } from './contracts'
import { examples } from './insight/api-docs/examples/queries'

/** Source: docs/decisions/0301-examples-are-answers-of-the-demo.md. */

const contractOf = (path: string) => contracts.find((contract) => contract.path === path)!
const all = Object.keys(examples)
const document = openApiDocument(contractsByNoun, { appUrl: '', records, examples })
const operationOf = (path: string) => {
  const { method } = contractOf(path)
  return document.paths?.[path]?.[method === 'GET' ? 'get' : 'post']
}

test('what other systems begin with has examples', () => {
  expect(all.length).toBeGreaterThan(25)
  for (const path of ['auth/token', 'projects/save', 'changes/get', 'imports/check'])
    expect(all).toContain(`/api/${path}`)
})

test.each(all)(
  '%s: the example is what its contract takes, with no member that it ignores',
  (path) => {
    const { input: schema } = contractOf(path)
    const { input } = examples[path]!
    const sent = normalizeInput(schema, input)
    expect(sent.limitIssues).toEqual([])
    expect(schema.safeParse(sent.value).error?.issues).toBeUndefined()
    expect(Object.keys((schema as z.ZodObject).shape)).toEqual(
      expect.arrayContaining(Object.keys(input)),
    )
  },
)

test.each(all)(
  '%s: the example is what its contract answers, no member more and none less',
  (path) => {
    const { output } = examples[path]!
    const { data, error } = contractOf(path).output.safeParse(output)
    expect(error?.issues).toBeUndefined()
    expect(data).toEqual(output)
  },
)

test.each(all)('%s: the description shows it', (path) => {
  const { input, output } = examples[path]!
  const { requestBody, parameters = [], responses } = operationOf(path)!
  expect(responses?.['200']).toMatchObject({
    content: { 'application/json': { example: output } },
  })
  const bodies = Object.values(requestBody && 'content' in requestBody ? requestBody.content : {})
  const inParameters = parameters.flatMap((parameter) =>
    'example' in parameter ? [[parameter.name, parameter.example]] : [],
  )
  const inBody = bodies.flatMap((body) => ('example' in body ? [body.example] : []))
  expect(Object.assign(Object.fromEntries(inParameters), ...inBody)).toEqual(input)
})

test('no example has a secret or a national id', () => {
  const text = JSON.stringify(examples)
  const secrets = [...text.matchAll(/ssk_[\w-]+_([\w-]{43})/g)].map(([, secret]) => secret)
  expect(new Set(secrets)).toEqual(new Set(['x'.repeat(43)]))
  expect(/"nationalId":"\d/.test(text)).toBe(false)
})
