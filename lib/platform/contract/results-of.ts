import { Problem } from './problem'
import { problemText, type Language } from './problems'
import type { ManyResults } from './many'

/** `problem`: why it was refused. */
export type Outcome = { id: string; problem?: Problem }

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

/** Throws where a file would lack some of what was asked for, and names each. */
export function requireAll(
  ids: readonly string[],
  found: readonly { id: string }[],
  language: Language,
): void {
  const known = new Set(found.map(({ id }) => id))
  const errors = ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : { path: `ids.${index}`, message: problemText('record-not-found', language, { id }) },
  )
  const id = ids.find((each) => !known.has(each))
  if (id) throw new Problem('record-not-found', { values: { id }, errors })
}
