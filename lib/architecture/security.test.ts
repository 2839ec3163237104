import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contracts } from '@/lib/domain/contracts'
import type { Contract } from '@/lib/platform/contract/contract'
import { takesIdempotencyKey } from '@/lib/platform/contract/takes-key'
import { loadedWith, product, productIn, textOf } from './imports'
import { isServer } from './server-files'

/** What keeps the product safe only as long as nobody does it in a second place. */

const using = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(textOf(file)))

/** Without what builds and starts the product. */
const served = product.filter((file) => !file.startsWith('lib/launch/'))

describe('endpoints', () => {
  const routeOf = (path: string) => `app${path.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`
  const writing = new Set(
    contracts.filter(({ kind }) => kind === 'command').map(({ path }) => path),
  )

  // Only commands are refused to other sites, answered once for each key, and expected to leave an audit line.
  test('that write are commands; of the others two keep no more than that they were called', () => {
    const reading = contracts.map(({ path }) => path).filter((path) => !writing.has(path))
    expect(reading.filter((path) => /\/commands'/.test(textOf(routeOf(path)))).toSorted()).toEqual([
      '/api/gate/snapshot',
      '/api/invitations/requestReset',
    ])
  })
})

describe('for a repeated call', () => {
  const commands = contracts.filter(({ kind }) => kind === 'command')
  const hasMember = (schema: z.ZodType, name: RegExp) =>
    name.test(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))

  test('no answer with a secret is kept', () => {
    const secret = /"(\w*token|\w*secret|\w*nationalId|pairingCode|recoveryCodes|url)":\{/i
    const telling = commands.filter(({ output }) => hasMember(output, secret))
    expect(telling.length).toBeGreaterThan(5)
    const isKept = (contract: Contract) => takesIdempotencyKey(contract) && !contract.secretAnswer
    expect(telling.filter(isKept).map(({ path }) => path)).toEqual([])
  })

  test('nothing of an input with a password is kept', () => {
    const taking = commands.filter(({ input }) => hasMember(input, /"\w*password":\{/i))
    expect(taking.length).toBeGreaterThan(2)
    expect(taking.filter(takesIdempotencyKey).map(({ path }) => path)).toEqual([])
  })
})

describe('browsers', () => {
  test('load nothing of the server', () => {
    const loaded = [...loadedWith(productIn('components/'))]
    expect(loaded.length).toBeGreaterThan(500)
    expect(loaded.filter(isServer)).toEqual([])
  })

  test('are given HTML by React, but for one script of ours', () => {
    const html =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/
    expect(using(served, html)).toEqual(['app/layout.tsx'])
  })
})

describe('the server', () => {
  test('runs no text as code and starts no program', () => {
    const code = /\beval\(|\bnew Function\(|from 'node:(vm|child_process)'/
    expect(using(served, code)).toEqual([])
  })

  test('calls addresses that somebody has chosen in one folder only', () => {
    const calls = /\bfetch\(|import https? from 'node:https?'|from 'undici'/
    const files = productIn('lib/domain/', 'lib/platform/', 'app/')
    const others = files.filter((file) => !/^lib\/platform\/(browser|outbound)\//.test(file))
    expect(using(others, calls).toSorted()).toEqual([
      'lib/platform/auth/provider/keys.ts', // calls the provider of the configuration
      'lib/platform/http/offline-page.ts', // a script for browsers
      'lib/platform/http/service-worker.ts', // a script for browsers
      'lib/platform/metrics/metrics-server.ts', // listens
    ])
  })

  test('reads its settings in lib/platform/config only', () => {
    const settings = /\bprocess\.env\b(?!\.(NODE_ENV|NEXT_RUNTIME|OTEL_SERVICE_NAME)\b)/
    expect(using(served, settings).filter((file) => !file.includes('/platform/config/'))).toEqual(
      [],
    )
  })
})

describe('secrets', () => {
  test('are random by node:crypto: Math.random only spreads what is tried again', () =>
    expect(using(product, /\bMath\.random\b/).toSorted()).toEqual([
      'lib/domain/insight/webhook-deliveries/deliver/commands.ts',
      'lib/platform/db/client.ts',
    ]))

  test('are hashed with SHA-256 or scrypt', () => {
    const other = /\b(createHash|createHmac)\((?!'sha256')/
    expect(using(product, other)).toEqual([])
  })
})
