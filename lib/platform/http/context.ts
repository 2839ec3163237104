import type { Actor } from '../access/actor'
import type { DeviceCookie } from '../auth/device-cookie'
import type { Db, Transact } from '../db/client'
import type { Contract } from '../contract/contract'
import type { Language } from '../contract/problems'

/** What every handler is given beside its input. It never sees a request or a cookie. */
export type Context = {
  db: Db
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
  /** For contracts with `transaction: 'handler'`: opens the transaction of the write. */
  transact: Transact
}

/** The context of an endpoint that asks for no sign-in. */
export type OpenContext = Omit<Context, 'actor'> & { actor: null }

export type ContextOf<C extends Contract> = C['policy'] extends 'anyone' ? OpenContext : Context
