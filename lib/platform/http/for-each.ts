import type { ManyResults } from '../contract/many'
import { Problem } from '../contract/problem'
import { resultsOf } from '../contract/results-of'
import type { Context } from './context'

/**
 * Gives each record the command for one. What that refuses is taken back and told, and the others stay. In the order of
 * the ids, so that of two calls at once none waits for the other in a circle.
 */
export async function forEach(
  { sql, language }: Pick<Context, 'sql' | 'language'>,
  ids: readonly string[],
  command: (id: string) => Promise<unknown>,
): Promise<ManyResults> {
  const problems = new Map<string, Problem>()
  for (const id of ids.toSorted()) {
    await sql`SAVEPOINT one`.run()
    try {
      await command(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.set(id, error)
      await sql`ROLLBACK TO SAVEPOINT one`.run()
    }
    await sql`RELEASE SAVEPOINT one`.run()
  }
  return resultsOf(
    ids.map((id) => ({ id, problem: problems.get(id) })),
    language,
  )
}
