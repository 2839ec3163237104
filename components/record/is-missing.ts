import type { ApiProblem } from '@/lib/platform/browser/client'

/** No such record for this reader, or a malformed id. Both are 400 here, hence the codes. */
export const isMissing = (problem: ApiProblem | null): boolean =>
  problem !== null &&
  (problem.body.code.endsWith('-not-found') ||
    problem.body.errors.some(({ path }) => path === 'id'))
