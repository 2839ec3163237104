import pg, { type Connection, type Submittable } from 'pg'
import { inSpan } from '../tracing/spans'
import type { Fragment } from './fragment'
import { statementSpan } from './traced-statements'

export type JsonRows = {
  /** Together a JSON array in UTF-8. */
  blocks: Uint8Array<ArrayBuffer>[]
  /** The number of rows. */
  count: number
}

/**
 * The rows of a statement with one column of JSON as a JSON array, in the bytes that go to the client: nothing is
 * parsed, decoded or encoded here. Takes a connection of its own from the pool.
 */
export const copyJsonRows = (pool: pg.Pool, statement: Fragment): Promise<JsonRows> =>
  inSpan(statementSpan(statement), () => copy(pool, statement))

async function copy(pool: pg.Pool, statement: Fragment): Promise<JsonRows> {
  const client = await pool.connect()
  try {
    const rows = await new Promise<JsonRows>((resolve, reject) => {
      client.query(new CopyOut(withLiterals(statement), resolve, reject))
    })
    client.release()
    return rows
  } catch (error) {
    client.release(true) // PostgreSQL may still be sending rows
    throw error
  }
}

/** COPY takes no parameters: the values are quoted into its text. */
function withLiterals({ strings, values }: Fragment): string {
  const [first = '', ...others] = strings
  return first + others.map((text, index) => literalOf(values[index]) + text).join('')
}

function literalOf(value: unknown): string {
  if (Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return pg.escapeLiteral(value)
  throw new TypeError(`COPY takes no ${typeof value}`)
}

/**
 * In bytes, of COPY's binary format, which leaves the text as it is: what stands before the first row and, in each row,
 * before its one value; the message behind the last row is shorter than that.
 * The format is in the manual of PostgreSQL under COPY, Binary Format.
 */
const FILE_HEADER = 19
const ROW_HEADER = 6
const [OPENING = 0, COMMA = 0, CLOSING = 0] = Buffer.from('[,]')

/** In bytes. One growing buffer would be copied again and again, many megabytes each time. */
const BLOCK = 128 * 1024

/** The query as an object whose methods pg calls for each message; a row is one message. */
class CopyOut implements Submittable {
  private readonly full: Uint8Array<ArrayBuffer>[] = []
  private block = Buffer.allocUnsafeSlow(BLOCK)
  private length = this.block.writeUInt8(OPENING)
  private count = 0
  private isBegun = false

  constructor(
    private readonly query: string,
    private readonly resolve: (rows: JsonRows) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  /** pg replaces it by one that ends its time limit. */
  callback = (error: Error | null): void => {
    if (error) this.reject(error)
    else this.resolve(this.rows())
  }

  submit(connection: Connection): void {
    connection.query(`COPY (${this.query}) TO STDOUT (FORMAT binary)`)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const start = this.isBegun ? ROW_HEADER : FILE_HEADER + ROW_HEADER
    this.isBegun = true
    if (chunk.length < start) return
    const needed = chunk.length - start + 1
    if (this.length + needed > this.block.length) this.beginBlock(needed)
    chunk.copy(this.block, this.length, start) // pg reuses the memory of the chunk
    this.length += needed
    this.block[this.length - 1] = COMMA
    this.count += 1
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null)
  }

  handleError(error: Error): void {
    this.callback(error)
  }

  private beginBlock(needed: number): void {
    this.full.push(this.block.subarray(0, this.length))
    this.block = Buffer.allocUnsafeSlow(Math.max(BLOCK, needed))
    this.length = 0
  }

  private rows(): JsonRows {
    const end = this.count > 0 ? this.length : this.length + 1
    this.block[end - 1] = CLOSING // replaces the last comma
    return { blocks: [...this.full, this.block.subarray(0, end)], count: this.count }
  }
}
