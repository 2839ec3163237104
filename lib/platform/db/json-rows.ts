import pg, { type Connection, type Submittable } from 'pg'
import type { Fragment } from './fragment'

export type JsonRows = {
  /** one after the other, a JSON array in UTF-8 */
  blocks: Uint8Array<ArrayBuffer>[]
  /** how many rows it holds */
  count: number
}

/**
 * The rows of a statement with one column of JSON as a JSON array, in the bytes that go to the client: nothing is
 * parsed, and no text is decoded only to be encoded again. It has a connection of its own.
 */
export async function copyJsonRows(pool: pg.Pool, statement: Fragment): Promise<JsonRows> {
  const client = await pool.connect()
  try {
    const rows = await new Promise<JsonRows>((resolve, reject) => {
      client.query(new CopyOut(withLiterals(statement), resolve, reject))
    })
    client.release()
    return rows
  } catch (error) {
    client.release(true) // it may be sending still
    throw error
  }
}

/** COPY takes no parameters: the values stand in its text, as PostgreSQL's own rules of quoting have it. */
function withLiterals({ strings, values }: Fragment): string {
  const [first = '', ...others] = strings
  return first + others.map((text, index) => literalOf(values[index]) + text).join('')
}

function literalOf(value: unknown): string {
  if (Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return pg.escapeLiteral(value)
  throw new TypeError(`COPY is not given a ${typeof value}`)
}

/** JSON holds no control characters: csv with such marks leaves every row as it is, and ends it with a line feed. */
const AS_IT_IS = String.raw`FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02'`
const [OPENING = 0, COMMA = 0, CLOSING = 0] = Buffer.from('[,]')

/** In one piece, many megabytes would be copied again and again as they grow, and press the garbage collector. */
const BLOCK = 128 * 1024

/** A query as pg wants its own kinds to be: it calls these as messages come in. Every row is one message. */
class CopyOut implements Submittable {
  private readonly full: Uint8Array<ArrayBuffer>[] = []
  private block = Buffer.allocUnsafeSlow(BLOCK)
  private length = this.block.writeUInt8(OPENING)
  private count = 0

  constructor(
    private readonly query: string,
    private readonly resolve: (rows: JsonRows) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  /** pg puts its time limit around it. */
  callback = (error: Error | null): void => {
    if (error) this.reject(error)
    else this.resolve(this.rows())
  }

  submit(connection: Connection): void {
    connection.query(`COPY (${this.query}) TO STDOUT (${AS_IT_IS})`)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.length + chunk.length > this.block.length) this.beginBlock(chunk.length)
    chunk.copy(this.block, this.length) // pg uses the memory of the chunk again
    this.length += chunk.length
    this.block[this.length - 1] = COMMA // for the line feed
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
    this.block[end - 1] = CLOSING // for the last comma
    return { blocks: [...this.full, this.block.subarray(0, end)], count: this.count }
  }
}
