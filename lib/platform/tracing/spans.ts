import { processWide } from '../process/process-wide'
import type { TraceParent } from './trace-parent'

/** They go to another system: never an id, a name, a value of SQL, a whole address or a token. */
type Attributes = Record<string, string | number>

export type SpanStart = {
  name: string
  /** What begins here, what is done here, what is asked of another system, what was waiting. */
  kind?: 'SERVER' | 'INTERNAL' | 'CLIENT' | 'CONSUMER'
  attributes?: Attributes
  /** What called us from another system. */
  parent?: TraceParent
  /** Left out where nothing is under way that it could be a part of. */
  isPart?: boolean
}

/** A step whose time is measured. */
export type Span = {
  /** Undefined where nothing is traced. */
  traceId?: string
  rename: (name: string) => void
  add: (attributes: Attributes) => void
  fail: () => void
}

export type Tracer = <T>(start: SpanStart, work: (span: Span) => Promise<T>) => Promise<T>

const nothing = () => undefined
export const NO_SPAN: Span = { rename: nothing, add: nothing, fail: nothing }

const provided = () => processWide('tracer', (): { tracer?: Tracer } => ({}))

export function provideTracer(tracer: Tracer | undefined): void {
  provided().tracer = tracer
}

export const isTracing = (): boolean => provided().tracer !== undefined

/** Does `work` as a step of the one around it. One that throws has failed; what it throws is not passed on. */
export const inSpan: Tracer = (start, work) => (provided().tracer ?? withoutTracer)(start, work)

const withoutTracer: Tracer = (_, work) => work(NO_SPAN)
