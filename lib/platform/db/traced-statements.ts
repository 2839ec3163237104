import type pg from 'pg'
import { inSpan, isTracing, type SpanStart } from '../tracing/spans'

type Query = (...parameters: unknown[]) => unknown

/** Makes each statement of the pool and of its connections a step of what is under way. */
export function traceStatements(pool: pg.Pool): void {
  traceQueries(pool)
  pool.on('connect', traceQueries)
}

function traceQueries(target: pg.Pool | pg.PoolClient): void {
  const query: Query = Reflect.get(target, 'query').bind(target)
  const traced: Query = (...parameters) => {
    const statement = isTracing() ? statementIn(parameters) : undefined
    return statement
      ? inSpan(statementSpan(statement), async () => query(...parameters))
      : query(...parameters)
  }
  Object.assign(target, { query: traced })
}

type Statement = { text: string; name?: string }

/** Undefined for a call with a callback: the pool makes it for a statement of its own, on whichever connection is free. */
function statementIn(parameters: unknown[]): Statement | undefined {
  const [first] = parameters
  if (typeof parameters.at(-1) === 'function') return undefined
  if (typeof first === 'string') return { text: first }
  const { text, name } = first as Partial<Record<keyof Statement, unknown>>
  return typeof text === 'string' ? { text, name: String(name ?? '') } : undefined
}

/** Never with its text: lists and patterns may stand in it. `name` is that of the prepared statement. */
export function statementSpan({ text, name }: Statement): SpanStart {
  const summary = knownSummary(text)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    ...(name && { 'db.statement.name': name }),
  }
  return { name: summary, kind: 'CLIENT', isPart: true, attributes }
}

/** Statements with lists of ids have a text for each length: past this number they are read each time. */
const MAX_KNOWN = 300
const known = new Map<string, string>()

function knownSummary(text: string): string {
  const summary = known.get(text) ?? summaryOf(text)
  if (known.size < MAX_KNOWN) known.set(text, summary)
  return summary
}

/** The verb and the first table, such as `SELECT persons`. */
export function summaryOf(text: string): string {
  const [verb = 'SQL'] = /\b[A-Z]+\b/.exec(text) ?? []
  const [, table] = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:"public"\.)?"(\w+)"/.exec(text) ?? []
  return table ? `${verb} ${table}` : verb
}
