import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Problem } from '../contract/problem'
import { processLimiter } from '../limits/process-limiter'
import { log } from '../log/log'
import type { Table } from './table'
import type { Answer, WorkerData } from './worker'

/** Each reading occupies a core. */
const limiter = processLimiter('table-limiter', {
  running: 1,
  runningPerUser: 1,
  waiting: 20,
  waitingPerUser: 2,
  refusal: 'too-many-files',
  retryAfter: 5,
})

/** In milliseconds: the largest file takes a few seconds. */
const TIME_LIMIT = 30_000
/** In MB */
const MEMORY = 384

/**
 * The table in an uploaded file, read in a thread of its own with limits for its time and memory. Throws
 * `import-too-large`, `import-unreadable`, and `too-many-files`.
 */
export async function readTable(bytes: Uint8Array, userId: string): Promise<Table> {
  const slot = limiter().acquire(userId)
  try {
    await slot.ready
    const answer = await read(bytes)
    if ('refusal' in answer) throw new Problem(answer.refusal, { field: 'file' })
    return answer.table
  } finally {
    slot.release()
  }
}

/** The worker is not in Next's bundle: `lib/launch/build/bundle-spreadsheet-worker.ts` builds it. */
const file = () => path.join(process.cwd(), 'lib/platform/spreadsheets/generated/worker.mjs')

async function read(bytes: Uint8Array): Promise<Answer> {
  const workerData: WorkerData = { bytes }
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY }
  // The worker must not inherit the Node flags of the server.
  const worker = new Worker(file(), { workerData, execArgv: [], resourceLimits })
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The reader ended early')))
      setTimeout(() => reject(new Error('The reader took too long')), TIME_LIMIT).unref()
    })
  } catch (error) {
    log.warn({ error: String(error) }, 'an uploaded table was not read')
    return { refusal: 'import-unreadable' }
  } finally {
    await worker.terminate()
  }
}
