import type { BenchDatabase } from './database'
import type { Shot } from './load'
import type { Running } from './processes'

export type Target = Running & { name: string; title: string; url: string; token: string }

export type Scenario = {
  title: string
  /** The request for row `n` of the dataset; `key` is a text that no request has had yet. */
  shot: (n: number, key: string) => Shot
  status: number
  connections: number
  /** Takes away what a round has written, so that every round finds the same rows. */
  tidy?: string[]
}

/** The same work on servers that stand side by side on one database. */
export type Comparison = {
  title: string
  /** SQL that fills the empty database */
  dataset: string
  /** how many rows the scenarios choose from */
  rows: number
  /** whose token the requests bear */
  caller: string
  scenarios: Scenario[]
  /** the program that does it by hand */
  floor: string
  withMinimal?: boolean
  /** Throws unless all answer the same. */
  requireSameWork: (product: Target, others: Target[]) => Promise<void>
  /** What else is to be measured on the product at last. Returns Markdown. */
  after?: (product: Target, database: BenchDatabase) => Promise<string>
}
