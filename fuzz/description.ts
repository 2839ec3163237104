import { contractsByNoun } from '../lib/domain/contracts'
import { isAllowed, type Role } from '../lib/platform/access/policies'
import type { Contract } from '../lib/platform/contract/contract'

export type Description = { paths: Record<string, Record<string, unknown>> }

const contracts: Contract[] = Object.values(contractsByNoun).flatMap((noun) => Object.values(noun))

/**
 * A description of the API without the endpoints that are not for the role: they answer 403 whatever is sent, which
 * `app/api/contract.test.ts` sees of each.
 */
export function descriptionFor(role: Role, whole: Description): Description {
  const paths: Description['paths'] = {}
  for (const { path, method, policy } of contracts) {
    const verb = method.toLowerCase()
    if (!isAllowed(policy, [role])) continue
    paths[path] = { ...paths[path], [verb]: whole.paths[path]?.[verb] }
  }
  return { ...whole, paths }
}
