import type { RecordLink } from '../access/record-pages'
import { problemText, type Language, type ProblemCode, type Values, problems } from './problems'

/** One wrong member of the input, named as on the wire: `person.nationalId`. */
export type FieldError = { path: string; message: string }

type Extras = {
  values?: Values
  errors?: FieldError[]
  /** Fields to mark for which the text of the problem is enough. */
  fields?: string[]
  field?: string
  /** Who has what has to be unique, for those who may open that record. */
  holder?: RecordLink
  retryAfter?: number
  /** For the log only: the account concerned, its API key and the reason. */
  logDetails?: { userId?: string; keyId?: string; reason?: string }
}

/** Thrown anywhere below `serve`; becomes an RFC 9457 answer there. `retryAfter` is in seconds. */
export class Problem extends Error {
  readonly status: number
  constructor(
    readonly code: ProblemCode,
    readonly extras: Extras = {},
  ) {
    super(code)
    this.name = 'Problem'
    this.status = problems[code].status
  }

  /** The problem with the paths of an enclosing record: `nationalId` becomes `person.nationalId`. */
  within(member: string): Problem {
    const { field, fields, errors, ...others } = this.extras
    return new Problem(this.code, {
      ...others,
      ...(field && { field: `${member}.${field}` }),
      ...(fields && { fields: fields.map((name) => `${member}.${name}`) }),
      ...(errors && {
        errors: errors.map(({ path, message }) => ({ path: `${member}.${path}`, message })),
      }),
    })
  }

  /** The body of the answer. Each field concerned is an entry of `errors`, too. */
  toBody(language: Language, traceId: string) {
    const { values, errors, holder, field, fields = field ? [field] : [] } = this.extras
    const detail = problemText(this.code, language, { traceId, ...values })
    return {
      type: `urn:site-safety:problem:${this.code}`,
      title: problemText(this.code, 'en', { traceId, ...values }),
      status: this.status,
      detail,
      code: this.code,
      errors: errors ?? fields.map((path) => ({ path, message: detail })),
      ...(holder && { holder }),
      traceId,
    }
  }
}

export type ProblemBody = ReturnType<Problem['toBody']>

/** What `judge` answers, or the problem that it throws. */
export function orProblem<T>(judge: () => T): T | Problem {
  try {
    return judge()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
