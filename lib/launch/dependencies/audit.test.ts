import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AuditRegistry } from '@/lib/testing/stand-ins/audit-registry'
import { projectRoot } from '../base/project-root'
import { type AcceptedFinding, readAccepted } from './accepted'
import { auditDependencies } from './audit'

// The real npm asks a registry of our own about a product of three libraries.
const registry = new AuditRegistry({
  near: { dependencies: { deep: '^1.0.0' } },
  deep: {},
  tool: {},
})
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audited-'))
const DEEP = 'GHSA-aaaa-bbbb-cccc'
const TOOL = 'GHSA-dddd-eeee-ffff'

const advisory = (ghsa: string, title: string) => ({
  id: 7,
  url: `https://github.com/advisories/${ghsa}`,
  title,
  severity: 'high',
})

beforeAll(async () => {
  process.env.npm_config_registry = await registry.start()
  process.env.npm_config_cache = path.join(folder, 'cache')
  const root = { name: 'audited', version: '1.0.0', dependencies: { near: '1.0.0' } }
  const manifest = { ...root, devDependencies: { tool: '1.0.0' } }
  const packages = {
    '': manifest,
    'node_modules/near': { version: '1.0.0', dependencies: { deep: '^1.0.0' } },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  }
  const lock = { name: 'audited', version: '1.0.0', lockfileVersion: 3, requires: true, packages }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
})
beforeEach(() => {
  registry.refusal = null
  registry.advisories = {}
})
afterAll(() => {
  registry.stop()
  fs.rmSync(folder, { recursive: true })
})

const accepted = (more: Partial<AcceptedFinding> = {}): AcceptedFinding => ({
  id: DEEP,
  package: 'deep',
  reason: 'We never call the function that it is about.',
  date: '2026-11-01',
  until: '2026-12-01',
  ...more,
})
const audit = (list: AcceptedFinding[] = [], today = '2026-11-24', isRequired = false) =>
  auditDependencies({ folder, accepted: list, today, isRequired })

test('libraries without a finding pass', async () =>
  expect(await audit()).toEqual({
    isGood: true,
    lines: ['3 libraries audited, no findings that nobody accepts.'],
  }))

test('a finding that nobody accepted fails the audit', async () => {
  registry.advisories = {
    deep: [advisory(DEEP, 'Reads any file')],
    tool: [advisory(TOOL, 'Is slow')],
  }
  const { isGood, lines } = await audit()
  expect(isGood).toBe(false)
  expect(lines.toSorted()).toEqual([
    '3 libraries audited, 2 findings that nobody accepts.',
    `✗ ${DEEP} (high) in deep, which the product runs with: Reads any file. https://github.com/advisories/${DEEP}`,
    `✗ ${TOOL} (high) in tool, for development only: Is slow. https://github.com/advisories/${TOOL}`,
  ])
})

test('an accepted finding passes until its last day, and fails from the day after', async () => {
  registry.advisories = { deep: [advisory(DEEP, 'Reads any file')] }
  const last = await audit([accepted()], '2026-12-01')
  expect(last.isGood).toBe(true)
  expect(last.lines[0]).toBe(`  ${DEEP} in deep is accepted until 2026-12-01`)
  const after = await audit([accepted()], '2026-12-02')
  expect(after.isGood).toBe(false)
  expect(after.lines[0]).toBe(`✗ ${DEEP} in deep was accepted until 2026-12-01 only`)
})

test('what is accepted of one library is not accepted of another', async () => {
  registry.advisories = { deep: [advisory(DEEP, 'Reads any file')] }
  expect((await audit([accepted({ package: 'tool' })])).isGood).toBe(false)
})

test('an accepted finding that occurs no longer is told, and fails nothing', async () =>
  expect(await audit([accepted()], '2027-01-01')).toEqual({
    isGood: true,
    lines: [
      `  ${DEEP} in deep is found no longer: accept it no more`,
      '3 libraries audited, no findings that nobody accepts.',
    ],
  }))

describe('a registry that does not audit', () => {
  const refusals: [string, { status: number; body: string }][] = [
    ['knows no audit', { status: 405, body: '' }],
    ['is broken', { status: 503, body: 'busy' }],
    ['answers a page', { status: 200, body: '<html>' }],
  ]
  test.each(refusals)('since it %s fails nothing unless it is required', async (_, refusal) => {
    registry.refusal = refusal
    const { isGood, lines } = await audit()
    expect(isGood).toBe(true)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The libraries were not audited, as the registry does not answer: ./)
    expect((await audit([], '2026-11-24', true)).isGood).toBe(false)
  })
})

describe('the list of what is accepted', () => {
  const file = path.join(folder, 'accepted.json')
  const readBack = (value: unknown) => {
    fs.writeFileSync(file, JSON.stringify(value))
    return readAccepted(file)
  }

  test('of this product is usable', () =>
    expect(readAccepted(path.join(projectRoot, 'docs/security/accepted-findings.json'))).toEqual(
      expect.any(Array),
    ))

  test('is read as it is', () => expect(readBack([accepted()])).toEqual([accepted()]))

  test.each([
    ['without a reason', [accepted({ reason: 'fine' })], '0.reason'],
    ['for longer than 90 days', [accepted({ until: '2027-01-31' })], 'within 90 days'],
    ['until before its date', [accepted({ until: '2026-10-01' })], 'within 90 days'],
    ['twice', [accepted(), accepted()], 'names a finding twice'],
    ['with a member of no meaning', [{ ...accepted(), by: 'me' }], 'by'],
  ])('accepts nothing %s', (_, list, fault) => expect(() => readBack(list)).toThrow(fault))

  test('that is no JSON is named', () => {
    fs.writeFileSync(file, '[,]')
    expect(() => readAccepted(file)).toThrow(/accepted\.json cannot be read/)
  })
})
