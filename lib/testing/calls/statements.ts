import pg from 'pg'
import { vi } from 'vitest'

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

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text
