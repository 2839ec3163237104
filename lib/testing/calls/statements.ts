import pg from 'pg'
import { vi } from 'vitest'
import { atOneMoment } from './at-one-moment'

/** The statements that `work` sends to the database: one text for each round trip, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([statement]) => textOf(statement))
  } finally {
    query.mockRestore()
  }
}

/** As `statementsOf`, without what the server reads about a caller and keeps for ten seconds: `before` makes it read that. */
export const statementsOfKnownCaller = (
  before: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<string[]> =>
  atOneMoment(async () => {
    await before()
    return statementsOf(work)
  })

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text
