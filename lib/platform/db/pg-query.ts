import pg, { type Connection, type FieldDef, type Submittable } from 'pg'

type Row = Record<string, unknown>
export type Answer = { rows: Row[]; rowCount: number | null }

/** pg's query with what its types leave out; the connection calls the methods for the messages of PostgreSQL. */
declare class ProtocolQuery implements Submittable {
  constructor(statement: { text: string; values: unknown[]; name: string })
  readonly name: string
  callback?: (error: Error | null, answer: Answer) => void
  protected readonly _result: Answer
  /** Of a value that could not be read; the query fails with it once PostgreSQL is ready again. */
  protected _canceledDueToError: unknown
  submit(connection: Connection): void
  protected hasBeenParsed(connection: Connection): boolean
  protected prepare(connection: Connection): void
}
const query: unknown = pg.Query
const QueryOfPg = query as typeof ProtocolQuery

type Column = { name: string; parse: (text: string) => unknown }
type Described = {
  /** The columns of statements that are prepared on a connection, by name. */
  columns: Map<string, Column[]>
  /** The connection, for whom nothing is described. */
  undescribed: Connection
}

const connections = new WeakMap<Connection, Described>()

function describedOn(connection: Connection): Described {
  const known = connections.get(connection)
  if (known) return known
  const undescribed = Object.create(connection, { describe: { value: () => undefined } })
  const described: Described = { columns: new Map(), undescribed }
  connections.set(connection, described)
  return described
}

/**
 * A query that asks for the columns of a prepared statement once for a connection: PostgreSQL lets none of them change while it
 * is prepared. pg asks for them, and reads what they are, each time.
 */
class DescribedOnce extends QueryOfPg {
  private columns: Column[] = []
  private known?: Map<string, Column[]>

  protected override prepare(connection: Connection): void {
    const { columns, undescribed } = describedOn(connection)
    const own = this.hasBeenParsed(connection) ? columns.get(this.name) : undefined
    this.known = columns
    this.columns = own ?? []
    super.prepare(own ? undescribed : connection)
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text'),
    }))
    if (this.name) this.known?.set(this.name, this.columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this._result.rows.push(rowOf(this.columns, fields))
    } catch (error) {
      this._canceledDueToError ||= error
    }
  }
}

function rowOf(columns: Column[], values: (string | null)[]): Row {
  const row: Row = {}
  columns.forEach(({ name, parse }, index) => {
    const text = values[index] ?? null
    row[name] = text === null ? null : parse(text)
  })
  return row
}

type Statement = { text: string; values: unknown[]; name: string }

/** `name`: '' for a statement that is not prepared. */
export function askPool(pool: pg.Pool, statement: Statement): Promise<Answer> {
  // Its types are those of streams, which it gives back: of any other query it gives the answer.
  const answer: unknown = pool.query(new DescribedOnce(statement))
  return answer as Promise<Answer>
}

export function askConnection(connection: pg.PoolClient, statement: Statement): Promise<Answer> {
  const query = new DescribedOnce(statement)
  const answer = new Promise<Answer>((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    connection.query(query)
  })
  return answer.catch((error: Error) => {
    Error.captureStackTrace(error) // who asked, as pg does it, and not who read the socket
    throw error
  })
}
