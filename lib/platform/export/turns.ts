import { Turns } from '../http/turns'

const EACH = { runningEach: 2, waiting: 20, waitingEach: 2 }
const SAID = { refusal: 'too-many-files', retryAfter: 5 } as const

/** A document keeps one core busy: more of them at once would all take longer, and everybody else with them. */
export const pdfTurns = new Turns({ running: 2, ...EACH, ...SAID })

/** A workbook waits for its reader, and so takes turns with others that do. */
export const xlsxTurns = new Turns({ running: 8, ...EACH, ...SAID })
