import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { isAllowed, roles } from '@/lib/platform/access/policies'
import type { Contract } from '@/lib/platform/contract/contract'
import { call, send } from '@/lib/testing/calls/call'
import {
  createPerson,
  createProject,
  createSystemTemplate,
  createTrainingSession,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import { createImport } from '@/lib/testing/records/imports'
import { placesIn } from '@/lib/testing/inputs/members'

/**
 * Every endpoint that reads by POST takes an optional filter as missing, null or blank alike, but for a preview, which
 * takes what its command takes.
 */

const searches = contracts
  .filter(({ kind, method }) => method === 'POST' && kind !== 'command')
  .filter(({ path }) => !path.endsWith('/preview'))
  .map((contract) => [contract.path, contract] as const)

const requiredOf = ({ input }: Contract) =>
  input.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? []
const optionalOf = (contract: Contract) =>
  placesIn(contract.input)
    .filter(({ path }) => path.length === 1)
    .map(({ path }) => String(path[0]))
    .filter((name) => !requiredOf(contract).includes(name))

/** The required members of some searches. */
let good: Record<string, object>
beforeAll(async () => {
  const { id, code } = await createPerson()
  good = {
    '/api/eligibility/check': { case: { purpose: 'Work' } },
    '/api/eligibility/exportXlsx': { case: { purpose: 'Work' } },
    '/api/gate/history': { personId: id },
    '/api/global-search/search': { keyword: 'สมชาย' },
    '/api/imports/searchRows': { id: (await createImport((await createUser('Admin')).userId)).id },
    '/api/imports/exportTemplate': { kind: 'Employers' },
    '/api/imports/exportMarked': {
      id: (await createImport((await createUser('Admin')).userId)).id,
    },
    '/api/persons/exportCards': { ids: [id] },
    '/api/persons/exportRecord': { id },
    '/api/persons/previewAnonymise': { id },
    '/api/persons/getByCode': { code },
    '/api/training-enrollments/candidates': { sessionId: (await createTrainingSession()).id },
    '/api/jsa-templates/checkImported': { ids: [(await createSystemTemplate()).id] },
    '/api/projects/exportXlsx': { ids: [] },
    '/api/projects/searchTimeline': { id: (await createProject()).id },
    '/api/work-permits/exportPdfs': {
      ids: [(await createWorkPermit({ requestedByUserId: (await createUser('Admin')).userId })).id],
    },
    '/api/work-permits/searchCrew': { projectId: (await createProject()).id },
    '/api/reports/exportXlsx': { report: 'overdueTasks' },
    '/api/invitations/open': { token: 'x'.repeat(40) },
    '/api/invitations/requestReset': { email: 'nobody@example.com' },
  }
})

const callerOf = ({ policy }: Contract) =>
  createUser(roles.find((role) => isAllowed(policy, [role]))!)

test('every search with required members has an input here', () => {
  const strict = searches.filter(([, contract]) => requiredOf(contract).length > 0)
  expect(strict.map(([path]) => path).toSorted()).toEqual(Object.keys(good).toSorted())
})

describe('a search without a body or content type is a search without filters', () => {
  test.each(searches)('%s', async (_, contract) => {
    const answer = await send(await callerOf(contract), contract, {})
    const missing = answer.body.errors?.map(({ path }) => path) ?? []
    expect(missing).toEqual(requiredOf(contract))
    if (missing.length === 0 && answer.status !== 200)
      expect(answer.body.code).toBe('nothing-to-export')
  })

  test('a search with a body needs a content type', async () => {
    const search = trainingApprovals.search
    const answer = await send(await callerOf(search), search, { body: new Uint8Array([123, 125]) })
    expect(answer.status).toBe(415)
  })
})

describe('an empty filter may be missing, null or blank', () => {
  const members = searches.flatMap(([path, contract]) =>
    optionalOf(contract).map((name) => [`${path} ${name}`, contract, name] as const),
  )
  const neverBlank = [
    '/api/training-approvals/search sessionId',
    '/api/training-approvals/exportXlsx sessionId',
  ]

  test.each(members)('%s', async (title, contract, name) => {
    const caller = await callerOf(contract)
    const codeOf = async (value: unknown) => {
      const input = { ...good[contract.path], ...(value !== undefined && { [name]: value }) }
      const { status, body } = await call(caller, contract, input)
      return [status, body.code, body.errors]
    }
    const without = await codeOf(undefined)
    for (const nothing of [null, '', '  ']) {
      const isRefused = nothing !== null && neverBlank.includes(title)
      if (isRefused) expect((await codeOf(nothing))[0]).toBe(400)
      else expect(await codeOf(nothing)).toEqual(without)
    }
  })
})
