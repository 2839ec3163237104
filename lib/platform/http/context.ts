import type { Actor, UserOrDevice } from '../access/actor'
import type { DevicePolicy } from '../access/policies'
import type { DeviceCookie } from '../auth/device-cookie'
import type { Db } from '../db/database'
import type { ReadSql, Sql } from '../db/sql'
import type { Contract } from '../contract/contract'
import type { Language } from '../contract/problems'
import type { Once } from './once'

/**
 * What every handler gets beside its input; it never sees a request or a session. `db` and `sql` are in the
 * transaction of the call, if it has one.
 */
export type Context = {
  db: Db
  sql: Sql
  actor: Actor
  now: Date
  language: Language
  /** The era that the reader chose for dates in English, if any. */
  chosenEra?: string
  traceId: string
  /** The caller's network address, for throttling. */
  address: string
  /** The cookie of known devices, for signing in. */
  cookie: DeviceCookie
}

/** The context of an endpoint that reads. */
export type ReadContext = Omit<Context, 'sql'> & { sql: ReadSql }

/** The context of a command with `transaction: 'sql'`. */
export type SqlContext = Omit<Context, 'db'>

/** The context of a command with `transaction: 'handler'`, whose transaction is run by `once`. */
export type OnceContext = Context & { once: Once }

type By<A, C extends { actor: Actor }> = Omit<C, 'actor'> & { actor: A }

type Anonymous<C extends { actor: Actor }> = By<null, C>

/** The contexts of endpoints that gate devices call, too. */
export type GateContext = By<UserOrDevice, Context>
export type GateReadContext = By<UserOrDevice, ReadContext>
type GateSqlContext = By<UserOrDevice, SqlContext>

/** The context of a command without sign-in. */
export type OpenContext = Anonymous<Context>

type ByTransaction<C extends Contract, Serve, Read, InSql, ByHandler> = C['kind'] extends 'command'
  ? 'sql' extends C['transaction']
    ? InSql
    : 'handler' extends C['transaction']
      ? ByHandler
      : Serve
  : Read

export type ContextOf<C extends Contract> = C['policy'] extends 'anyone'
  ? ByTransaction<C, OpenContext, Anonymous<ReadContext>, Anonymous<SqlContext>, OpenContext>
  : C['policy'] extends DevicePolicy
    ? ByTransaction<C, GateContext, GateReadContext, GateSqlContext, By<UserOrDevice, OnceContext>>
    : ByTransaction<C, Context, ReadContext, SqlContext, OnceContext>
