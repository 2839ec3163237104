import * as z from 'zod'
import { id } from './fields'
import { Problem } from './problem'
import { problemText, type Language } from './problems'

/** Records of one call. */
export const MOST_AT_ONCE = 500

export const manyIds = z
  .array(id)
  .min(1)
  .max(MOST_AT_ONCE)
  .transform((all) => [...new Set(all)])

/** Each id has its own outcome. */
export const oneResult = z.object({
  id: z.guid(),
  outcome: z.enum(['done', 'refused']),
  code: z.string().optional(),
  text: z.string().optional(),
})

export const manyResults = z.object({ results: z.array(oneResult) })
export type ManyResults = z.output<typeof manyResults>

/** `problem`: why it was refused. */
export type Outcome = { id: string; problem?: Problem }

export const EACH_BY_ITSELF =
  'Each id is judged by itself: 200 when at least one was done, otherwise the status of the first refusal, with the reason of each in `errors`.'

/** The answer of a command for many records; where all are refused, the first refusal is thrown. */
export function resultsOf(outcomes: readonly Outcome[], language: Language): ManyResults {
  const results = outcomes.map(({ id, problem }): ManyResults['results'][number] =>
    problem
      ? {
          id,
          outcome: 'refused',
          code: problem.code,
          text: problemText(problem.code, language, problem.extras.values),
        }
      : { id, outcome: 'done' },
  )
  const first = outcomes[0]?.problem
  if (first && outcomes.every(({ problem }) => problem))
    throw new Problem(first.code, {
      values: first.extras.values,
      errors: results.map(({ text = '' }, index) => ({ path: `ids.${index}`, message: text })),
    })
  return { results }
}
