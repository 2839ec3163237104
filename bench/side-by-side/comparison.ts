import type { BenchDatabase } from './database'
import type { BenchRequest } from './load'
import type { Running } from './processes'

export type Target = Running & { name: string; title: string; url: string; token: string }

export type Scenario = {
  title: string
  /** The request for row `n` of the dataset; `key` is a text that no earlier request used. */
  request: (n: number, key: string) => BenchRequest
  status: number
  connections: number
  /** SQL that removes what a round has written, so that every round finds the same rows. */
  cleanUp?: string[]
}

/** The same requests to several servers on one database. */
export type Comparison = {
  title: string
  /** SQL that fills the empty database */
  dataset: string
  /** how many rows the scenarios choose from */
  rows: number
  /** id of the user whose token the requests carry */
  caller: string
  scenarios: Scenario[]
  /** path of the program that answers by hand */
  floor: string
  withMinimal?: boolean
  /** Throws if a target answers something else than the product. */
  assertSameAnswers: (product: Target, others: Target[]) => Promise<void>
  /** Further measurements of the product. Returns Markdown. */
  after?: (product: Target, database: BenchDatabase) => Promise<string>
}
