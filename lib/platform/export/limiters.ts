import { ConcurrencyLimiter } from '../http/concurrency-limiter'

const EACH = { runningEach: 2, waiting: 20, waitingEach: 2 }
const SAID = { refusal: 'too-many-files', retryAfter: 5 } as const

/** A document keeps one core busy: more of them at once would all take longer, and everybody else with them. */
export const pdfLimiter = new ConcurrencyLimiter({ running: 2, ...EACH, ...SAID })

/** A workbook waits for its reader, and so takes turns with others that do. */
export const xlsxLimiter = new ConcurrencyLimiter({ running: 8, ...EACH, ...SAID })
