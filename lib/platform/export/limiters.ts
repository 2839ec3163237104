import { ConcurrencyLimiter } from '../http/concurrency-limiter'

const LIMITS = {
  runningPerUser: 2,
  waiting: 20,
  waitingPerUser: 2,
  refusal: 'too-many-files',
  retryAfter: 5,
} as const

/** A PDF keeps one core busy: with more of them at once all would take longer, and so would other requests. */
export const pdfLimiter = new ConcurrencyLimiter({ running: 2, ...LIMITS })

/** A workbook mostly waits for its reader, so that more of them can run at once. */
export const xlsxLimiter = new ConcurrencyLimiter({ running: 8, ...LIMITS })
