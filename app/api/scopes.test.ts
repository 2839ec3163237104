import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { isAllowed, type Policy } from '@/lib/platform/access/policies'
import { allScopes, scopeOf, serviceRoles } from '@/lib/platform/access/scopes'
import type { Contract } from '@/lib/platform/contract/contract'
import { send } from '@/lib/testing/calls/call'
import { createEmployer, UNKNOWN_ID } from '@/lib/testing/records/factories'
import { bearer, createApiKey, createServiceAccount } from '@/lib/testing/records/service-accounts'

/** Walks every contract with keys of no scope, of the scope to read, and of the scope to write. */

const named = contracts
  .filter(({ policy }) => policy !== 'anyone')
  .map((contract) => [`${contract.method} ${contract.path}`, contract] as const)

const roleFor = (policy: Policy) => serviceRoles.find((role) => isAllowed(policy, [role]))
const employerId = (await createEmployer()).id

const accounts = new Map<string, Promise<{ id: string }>>()
const accountOf = (role: (typeof serviceRoles)[number]) => {
  const made =
    accounts.get(role) ??
    createServiceAccount({ roles: [role], employerId: role === 'Contractor' ? employerId : null })
  accounts.set(role, made)
  return made
}

/** Broken JSON: whoever may call is told so, and nothing is done. */
async function askByKey(contract: Contract, key: string) {
  const json = { 'content-type': 'application/json' }
  const init =
    contract.method === 'POST'
      ? { headers: { ...bearer(key), ...json }, body: '{"broken' }
      : { headers: bearer(key) }
  const { status, body } = await send(null, contract, init, { id: UNKNOWN_ID })
  return { status, code: (body as { code?: string }).code }
}

const refusals = ['forbidden', 'scope-missing', 'no-keys']

/** What a key with these scopes, of an account whose role meets the policy, is told; null where it may call. */
async function refusalOf(contract: Contract, scopes: string[]) {
  const role = roleFor(contract.policy) ?? 'SafetyOfficer'
  const { key } = await createApiKey((await accountOf(role)).id, { scopes })
  const { status, code } = await askByKey(contract, key)
  const refusal = refusals.find((refusal) => refusal === code) ?? null
  expect(status === 403).toBe(refusal !== null)
  expect(status).not.toBe(401)
  return refusal
}

describe('keys', () => {
  test.each(named)('%s: no scope, the scope to read, the scope to write', async (_, contract) => {
    const { policy, kind, peopleOnly } = contract
    const others = allScopes.filter((scope) => !scope.startsWith(`${policy}:`))
    const answers = {
      none: await refusalOf(contract, others),
      read: await refusalOf(contract, [scopeOf(policy, false)]),
      write: await refusalOf(contract, [scopeOf(policy, true)]),
    }
    const always = roleFor(policy) ? 'no-keys' : 'forbidden'
    const missing = 'scope-missing'
    const byKind =
      kind === 'command'
        ? { none: missing, read: missing, write: null }
        : { none: missing, read: null, write: missing }
    expect(answers).toEqual(
      peopleOnly || !roleFor(policy) ? { none: always, read: always, write: always } : byKind,
    )
  })

  test('every scope opens an endpoint, and every endpoint for keys has one', () => {
    const opened = contracts
      .filter(({ policy, peopleOnly }) => policy !== 'anyone' && !peopleOnly && roleFor(policy))
      .map(({ policy, kind }) => scopeOf(policy, kind === 'command'))
    // Reviewers see more of what other policies let them read, and a file of companies needs the scope of its records.
    const withinOthers = ['credential-review:read', 'contractor-mgmt:read']
    expect([...new Set([...opened, ...withinOthers])].toSorted()).toEqual(allScopes.toSorted())
  })

  test('whatever belongs to somebody who signs in, or asks who that is, is for people only', () => {
    const own =
      /^\/api\/((account|second-factors|saved-views|notices|notice-settings|push-subscriptions|line-links|cockpit|global-search|service-accounts|api-keys)\/|persons\/(anonymise|erase|exportRecord)$|gate\/(conflicts|settleConflicts|correct)$|overrides\/(propose|confirm)$|retention-rules\/confirm$)/
    const closed = contracts.filter(({ policy }) => policy !== 'anyone')
    expect(closed.filter(({ peopleOnly }) => peopleOnly).map(({ path }) => path)).toEqual(
      closed.filter(({ path }) => own.test(path)).map(({ path }) => path),
    )
  })
})
