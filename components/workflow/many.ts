import type { ManyResults } from '@/lib/platform/contract/many'
import type { ProblemBody } from '@/lib/platform/contract/problem'

type Result = ManyResults['results'][number] & { status?: undefined }

/** When every record is refused, the answer is a problem with an error for each; null for any other problem. */
export function resultsOfRefusal(
  { errors, code }: Pick<ProblemBody, 'errors'> & { code: string },
  ids: string[],
): Result[] | null {
  const reasons = new Map(errors.map(({ path, message }) => [path, message]))
  const results = ids.flatMap((id, index): Result[] => {
    const text = reasons.get(`ids.${index}`)
    return text === undefined ? [] : [{ id, outcome: 'refused', code, text }]
  })
  return results.length === ids.length ? results : null
}
