import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv'
import { Refused, unreadable, type RefusalCode, type Table } from './table'
import { readXlsx } from './xlsx'

/** Reads a file in a thread of its own, so that it does not block requests. Sends the table, or why it was refused. */
export type WorkerData = { bytes: Uint8Array }
export type Answer = { table: Table } | { refusal: RefusalCode }

/** By content: the name and the declared type of a file may be wrong. */
function readTable(bytes: Buffer): Table {
  const start = bytes.subarray(0, 4).toString('hex')
  // An old workbook, and one with a password
  if (start === 'd0cf11e0') throw unreadable()
  return start === '504b0304' ? readXlsx(bytes) : readCsv(bytes)
}

function answerOf(bytes: Buffer): Answer {
  try {
    return { table: readTable(bytes) }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.code }
    // A file that its parser cannot follow
    if (error instanceof RangeError || error instanceof TypeError)
      return { refusal: 'import-unreadable' }
    throw error
  }
}

const { bytes } = workerData as WorkerData
const answer = answerOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
parentPort!.postMessage(answer, [])
