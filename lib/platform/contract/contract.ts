import * as z from 'zod'
import type { Policy } from '../access/policies'
import { filter } from './fields'
import type { Readings } from './reading'
import { readingsOf } from './readings-of'

/**
 * One declaration per endpoint: the server checks policy, input and output with it, the browser's client has its types,
 * and the OpenAPI document and the contract test are derived from it.
 *
 * - `get`     GET that reads; path parameters and query are the input
 * - `query`   POST that reads
 * - `list`    POST that reads rows; takes `page`, `pageSize`, `sort`; `X-Total-Count` carries the total
 * - `command` POST (once GET) that writes, in one transaction, leaving an audit line (but see `audit`)
 * - `file`    GET, or POST where it takes more than an id, that answers bytes
 *
 * Source: docs/interface.md#methods.
 */
export type Kind = 'get' | 'query' | 'list' | 'command' | 'file'
export type ContentType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'

export type Contract<
  P extends Policy = Policy,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  K extends Kind = Kind,
  T extends Transaction = Transaction,
> = {
  kind: K
  method: 'GET' | 'POST'
  /** As in OpenAPI: `/api/users/get/{id}` */
  path: string
  policy: P
  /** The policy that is needed beside it, where that follows from the input, which need not be right otherwise. */
  furtherPolicy?: (input: unknown) => Policy | undefined
  input: I
  /** The body of the answer; for a list, the array of rows. */
  output: O
  /** One line for the API description. */
  summary: string
  /** Rules and statuses that a caller has to know. */
  description?: string
  accepts: readonly ContentType[]
  /** Largest body, in bytes. */
  bodyLimit: number
  transaction: T | 'serve'
  /** `own`: a command that changes only what its caller sees, and so leaves no audit line. */
  audit?: 'own'
  /** Whether it also answers a device for a day after it was revoked. */
  afterRevocation?: boolean
  /** Whether it also answers users who must set up a second factor first. */
  duringEnrolment?: boolean
  /** Whether it ends the session of its caller, who can read nothing after it. */
  endsSession?: boolean
  /** Whether its answer holds a secret, so that it is not kept for a repeated call. */
  secretAnswer?: boolean
  /** Whether it takes a password, of which nothing is kept: an `Idempotency-Key` is ignored. */
  takesPassword?: boolean
  /** Whether it belongs to somebody who signs in, so that no API key may call it. */
  peopleOnly?: boolean
  /** Whether it makes a file of many records or reads one, of which fewer are allowed a minute. */
  isCostly?: boolean
  /** Who signs the bytes of its body; what is not signed is 401 before it is read. */
  signedBy?: 'line'
  /** How the members of its input are read from the address of a page; of lists and their files. */
  readings?: () => Readings
  /** In a browser, where it has no schemas: fetches it with them. */
  whole?: () => Promise<Contract>
}

/**
 * Who opens the transaction of a command. `serve`: the server, with Prisma. `sql`: the server, without Prisma, which is
 * faster, for commands that many send at once. `handler`: the handler, after slow work such as hashing.
 */
type Transaction = 'serve' | 'sql' | 'handler'

type Options<P, I, O, T = Transaction> = {
  policy: P
  furtherPolicy?: (input: unknown) => Policy | undefined
  input: I
  output: O
  summary: string
  description?: string
  accepts?: readonly ContentType[]
  bodyLimit?: number
  transaction?: T
  audit?: 'own'
  afterRevocation?: boolean
  duringEnrolment?: boolean
  endsSession?: boolean
  secretAnswer?: boolean
  takesPassword?: boolean
  peopleOnly?: boolean
  isCostly?: boolean
  signedBy?: 'line'
  readings?: () => Readings
}

const MEBIBYTE = 1024 * 1024

const declare =
  <K extends Kind>(kind: K, method: 'GET' | 'POST') =>
  <P extends Policy, I extends z.ZodType, O extends z.ZodType, T extends Transaction = 'serve'>(
    path: string,
    options: Options<P, I, O, T>,
  ): Contract<P, I, O, K, T> => ({
    kind,
    method,
    path,
    accepts: ['application/json'],
    bodyLimit: MEBIBYTE,
    transaction: 'serve',
    ...options,
  })

export const get = declare('get', 'GET')
export const query = declare('query', 'POST')
export const command = declare('command', 'POST')
/** For the one write that is GET. Source: docs/interface.md#methods. */
export const commandByGet = declare('command', 'GET')

/** Made when it is first asked for: each call of a list reads it. */
const lazily = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const declareFile =
  (method: 'GET' | 'POST') =>
  <P extends Policy, I extends z.ZodType>(
    path: string,
    options: Omit<Options<P, I, never, 'serve'>, 'output'>,
  ) =>
    declare('file', method)(path, {
      ...options,
      output: z.custom<FileAnswer>(),
      isCostly: method === 'POST',
      readings: lazily(() => readingsOf(options.input)),
    })

/** A file that a link can open. */
export const file = declareFile('GET')
/** A file that is generated from its input, such as the rows of a list. */
export const fileByPost = declareFile('POST')

/** Rows of one kind. Without `page` every row comes back, up to a setting. Source: docs/interface.md#lists. */
export const list = <
  P extends Policy,
  S extends z.ZodRawShape,
  R extends z.ZodType,
  const N extends readonly [string, ...string[]],
>(
  path: string,
  {
    filters,
    row,
    sorts,
    ...options
  }: Omit<Options<P, never, never, 'serve'>, 'input' | 'output'> & {
    filters: S
    row: R
    /** By which rows may be sorted. The first one is the default; of `…Th` and `…En` that of the caller's language. */
    sorts: N
  },
) => {
  const input = z.object({ ...filters, ...paging(sorts) })
  return declare('list', 'POST')(path, {
    ...options,
    input,
    output: z.array(row),
    readings: lazily(() => readingsOf(input)),
  })
}

const USUAL_PAGE_SIZE = 50

const paging = <const N extends readonly [string, ...string[]]>(sorts: N) => ({
  page: filter(z.int().min(1)).meta({
    description:
      'From 1; without it all rows come back, or 400 `ask-by-page` where they are too many.',
  }),
  pageSize: filter(z.int().min(1).max(500))
    .transform((size) => size ?? USUAL_PAGE_SIZE)
    .meta({ description: `${USUAL_PAGE_SIZE} if not said` }),
  sort: filter(
    z.enum([...sorts, ...sorts.map((name) => `-${name}`)] as [
      N[number] | `-${N[number]}`,
      ...(N[number] | `-${N[number]}`)[],
    ]),
  ).meta({
    description:
      '`-` before the name sorts downwards. Without `sort`: by the first name listed, downwards where the list says that the latest come first; names of people and things in the caller’s language.',
  }),
})

export type ListContract = Contract<Policy, z.ZodObject, z.ZodType, 'list'>
export type Page<Row> = { rows: Row[]; total: number }

/** Bytes that are generated while they are sent. `progress`: the share that is generated, 0 to 1. */
export type GeneratedStream = {
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>
  progress: () => number
}

/**
 * Bytes to send, to be shown (`inline`) or saved (`attachment`). A stream is cancelled when the client disconnects;
 * clients that ask for it get its progress (`progress.ts`).
 */
export type FileAnswer = (GeneratedStream | { bytes: Uint8Array<ArrayBuffer> }) & {
  contentType: string
  fileName: string
  disposition: 'inline' | 'attachment'
}

/**
 * An answer that PostgreSQL has built as JSON text: parsing and checking the rows of a long list would cost more than
 * reading them. Tests check such answers against the contract.
 */
export class JsonText {
  constructor(
    /** The text, or its bytes in UTF-8, in blocks. */
    readonly body: string | Uint8Array<ArrayBuffer>[],
    /** The number of rows on all pages of a list. */
    readonly total = 0,
  ) {}
}

type Rows<C extends Contract> = z.output<C['output']> extends (infer Row)[] ? Row : never

/** What a caller sends. */
export type InputOf<C extends Contract> = z.input<C['input']>
/** What a handler is given. */
export type CheckedInputOf<C extends Contract> = z.output<C['input']>
/** What a handler gives back and a screen is given. */
export type OutputOf<C extends Contract> = C['kind'] extends 'list'
  ? Page<Rows<C>>
  : z.output<C['output']>

/** The one answer of every save and command, a ResultMessage. Source: docs/interface.md#results. */
export const result = z.object({
  success: z.boolean(),
  messages: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['info', 'warning', 'error']),
      text: z.string(),
    }),
  ),
  id: z.guid().optional(),
  rowVersion: z.int().optional(),
})
export type Result = z.output<typeof result>
export type Message = Result['messages'][number]

export const done = (record: { id?: string; rowVersion?: number } = {}): Result => ({
  success: true,
  messages: [],
  ...(record.id && { id: record.id }),
  ...(record.rowVersion && { rowVersion: record.rowVersion }),
})
