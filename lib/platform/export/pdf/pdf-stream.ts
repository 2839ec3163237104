import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { log } from '../../log/log'
import type { Cell, PdfDocument } from './document'
import type { GeneratedStream } from '../../contract/contract'
import { pdfLimiter } from '../limiters'
import type { DrawnMessage, RowsMessage, WorkerData } from './worker'

/** The worker is not in Next's bundle: `lib/launch/build/bundle-pdf-worker.ts` builds it. */
const folder = () => path.join(process.cwd(), 'lib/platform/export')

/**
 * A document, drawn in a thread of its own as soon as `pdfLimiter` has a slot for the user. `rows`: the rows of its
 * table, in blocks. Cancelling the stream ends the work or the wait. Throws `too-many-files`.
 */
export function pdfStream(
  document: PdfDocument,
  userId: string,
  rows?: AsyncIterable<Cell[][]>,
): GeneratedStream {
  const slot = pdfLimiter().acquire(userId)
  const stopping = new AbortController()
  let share = 0
  let drawing: Promise<void> | undefined
  const drawAll = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    await slot.ready
    drawing = draw(document, rows, stopping.signal, (drawn) => {
      if (typeof drawn === 'number') share = drawn
      else controller.enqueue(drawn)
    })
    await drawing
    slot.release() // before the reader sees the end and asks for the next file
    controller.close()
  }
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      drawAll(controller)
        .catch((error: unknown) => {
          if (stopping.signal.aborted) return
          log.error({ error: error instanceof Error ? error.stack : String(error) }, 'PDF failed')
          controller.error(error)
        })
        .finally(slot.release)
    },
    async cancel() {
      stopping.abort()
      await drawing?.catch(() => {}) // the slot is free only once the thread has ended
      slot.release()
    },
  })
  return { bytes, progress: () => share }
}

/** The bytes of a document without rows of their own. The caller has a slot of `pdfLimiter`. */
export async function drawWhole(
  document: PdfDocument,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  await draw(document, undefined, signal, (drawn) => {
    if (typeof drawn !== 'number') parts.push(drawn)
  })
  return parts
}

async function draw(
  document: PdfDocument,
  rows: AsyncIterable<Cell[][]> | undefined,
  signal: AbortSignal,
  take: (drawn: NonNullable<DrawnMessage>) => void,
): Promise<void> {
  if (signal.aborted) return
  const workerData: WorkerData = { document, fonts: path.join(folder(), 'fonts') }
  // The worker must not inherit the Node flags of the server.
  const file = path.join(folder(), 'generated/pdf-worker.mjs')
  const worker = new Worker(file, { workerData, execArgv: [] })
  const drawn = new Promise<void>((resolve, reject) => {
    worker.on('message', (drawn: DrawnMessage) => (drawn === null ? resolve() : take(drawn)))
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The PDF worker ended early')))
    signal.addEventListener('abort', () => reject(new Error('stopped')))
  })
  try {
    await Promise.all([drawn, send(worker, rows, signal)])
  } finally {
    await worker.terminate()
  }
}

async function send(
  worker: Worker,
  rows: AsyncIterable<Cell[][]> = noRows(),
  signal: AbortSignal,
): Promise<void> {
  for await (const block of rows) {
    if (signal.aborted) return
    worker.postMessage(block satisfies RowsMessage, [])
  }
  worker.postMessage(null satisfies RowsMessage, [])
}

async function* noRows(): AsyncGenerator<Cell[][]> {}
