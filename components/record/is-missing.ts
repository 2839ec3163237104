import type { ApiProblem } from '@/lib/platform/browser/client'

/** No such record for this reader, or an address that is no record's. Neither is 404 here, but 400. */
export const isMissing = (problem: ApiProblem | null): boolean =>
  problem !== null &&
  (problem.body.code.endsWith('-not-found') ||
    problem.body.errors.some(({ path }) => path === 'id'))
