import type { Actor } from '../access/actor'
import type { DeviceCookie } from '../auth/device-cookie'
import type { Db } from '../db/database'
import type { ReadSql, Sql } from '../db/sql'
import type { Contract } from '../contract/contract'
import type { Language } from '../contract/problems'

/**
 * What every handler is given beside its input. It never sees a request or a cookie. `db` and `sql` are in the
 * transaction of the call, if it has one.
 */
export type Context = {
  db: Db
  sql: Sql
  actor: Actor
  now: Date
  language: Language
  /** The era that the reader chose for dates in English, where they did. */
  chosenEra?: string
  traceId: string
  /** The caller's network address, for throttling. */
  address: string
  /** Whether the device has signed in before, and what the answer has it remember. */
  cookie: DeviceCookie
}

/** The context of an endpoint that reads. */
export type ReadContext = Omit<Context, 'sql'> & { sql: ReadSql }

/** The context of a command with `transaction: 'sql'`. */
export type SqlContext = Omit<Context, 'db'>

type Open<C extends { actor: Actor }> = Omit<C, 'actor'> & { actor: null }

/** The context of a command that asks for no sign-in. */
export type OpenContext = Open<Context>

type Doors<C extends Contract, Serve, Read, InSql> = C['kind'] extends 'command'
  ? 'sql' extends C['transaction']
    ? InSql
    : Serve
  : Read

export type ContextOf<C extends Contract> = C['policy'] extends 'anyone'
  ? Doors<C, OpenContext, Open<ReadContext>, Open<SqlContext>>
  : Doors<C, Context, ReadContext, SqlContext>
