import type * as z from 'zod'
import { createDocument } from 'zod-openapi'
import packageJson from '@/package.json' with { type: 'json' }
import { sessionCookieAt } from '../auth/cookies'
import { type Contract, result } from '../contract/contract'
import type { Examples } from './examples'
import { headers } from './headers'
import { introduction } from './introduction'
import { operation } from './operation'
import { problemSchema, refusalName, refusals } from './responses'
import { describeRules } from './rule-descriptions'
import { type WebhookMessage, webhookPaths } from './webhooks'

type Nouns = Readonly<Record<string, Readonly<Record<string, Contract>>>>
type Options = {
  /** The address of the product, without a slash at the end. */
  appUrl: string
  /** Schemas of records for the components of the document, by name. */
  records?: Readonly<Record<string, z.ZodType>>
  /** What the product sends to other systems, by name. */
  webhooks?: Readonly<Record<string, WebhookMessage>>
  examples?: Examples
}

/** The OpenAPI 3.1 description of all endpoints. */
export function openApiDocument(
  nouns: Nouns,
  { appUrl, records = {}, webhooks = {}, examples = {} }: Options,
) {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Site Safety API',
        version: packageJson.version,
        description: introduction,
      },
      servers: [{ url: appUrl }],
      tags: Object.keys(nouns).map((noun) => ({ name: tagOf(noun) })),
      paths: pathsOf(nouns, examples),
      webhooks: webhookPaths(webhooks),
      components: {
        schemas: { Problem: problemSchema, Result: result, ...records },
        headers,
        responses: Object.fromEntries(
          Object.entries(refusals).map(([status, refusal]) => [refusalName(status), refusal]),
        ),
        securitySchemes: securitySchemes(appUrl),
      },
    },
    { override: describeRules },
  )
}

/** `documentTemplates` → `document-templates`, as the noun is spelled in paths. */
const tagOf = (noun: string) => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function pathsOf(nouns: Nouns, examples: Examples) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [noun, contracts] of Object.entries(nouns)) {
    for (const [verb, contract] of Object.entries(contracts)) {
      const operationId = `${noun}${verb[0]?.toUpperCase()}${verb.slice(1)}`
      const path = (paths[contract.path] ??= {})
      path[contract.method.toLowerCase()] = operation(contract, {
        operationId,
        tag: tagOf(noun),
        example: examples[contract.path],
      })
    }
  }
  return paths
}

const securitySchemes = (appUrl: string) => ({
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'For programs: a token of `POST /api/auth/token`.',
  } as const,
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ssk_<id>_<secret>',
    description: 'For other systems: a key of a service account, with scopes.',
  } as const,
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieAt(appUrl),
    description: 'For browsers: the session of somebody who is signed in.',
  } as const,
})
