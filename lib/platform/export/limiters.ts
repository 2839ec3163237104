import { processLimiter } from '../limits/process-limiter'

const LIMITS = {
  runningPerUser: 2,
  waiting: 20,
  waitingPerUser: 2,
  refusal: 'too-many-files',
  retryAfter: 5,
} as const

/** Each PDF occupies a core: more at once would slow down all of them, and other requests. */
export const pdfLimiter = processLimiter('pdf-limiter', { running: 2, ...LIMITS })

/** A workbook mostly waits for its reader: more of them can run at once. */
export const xlsxLimiter = processLimiter('xlsx-limiter', { running: 8, ...LIMITS })

/** So does a ZIP of PDFs, each of which takes a slot of `pdfLimiter` while it is drawn. */
export const zipLimiter = processLimiter('zip-limiter', { running: 8, ...LIMITS })
