import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { log } from '../../log/log'
import type { Cell, PdfDocument } from './document'
import type { GeneratedStream } from '../../contract/contract'
import { pdfLimiter } from '../limiters'
import type { DrawnMessage, RowsMessage, WorkerData } from './worker'

/** Beside the sources, not in Next's bundle: built by `lib/launch/build/bundle-pdf-worker.ts`. */
const folder = () => path.join(process.cwd(), 'lib/platform/export')

/**
 * The bytes of a document, drawn in a thread of its own when the turn of `userId` has come, and how much of it is
 * drawn. The rows of its table may come block by block. Whoever stops reading stops the work, or the waiting for it.
 */
export function pdfStream(
  document: PdfDocument,
  userId: string,
  rows?: AsyncIterable<Cell[][]>,
): GeneratedStream {
  const place = pdfLimiter.enter(userId)
  const stopping = new AbortController()
  let share = 0
  let drawing: Promise<void> | undefined
  const drawAll = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    await place.turn
    drawing = draw(document, rows, stopping.signal, (drawn) => {
      if (typeof drawn === 'number') share = drawn
      else controller.enqueue(drawn)
    })
    await drawing
    place.leave() // before the reader learns of the end, and asks for the next
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
        .finally(place.leave)
    },
    async cancel() {
      stopping.abort()
      await drawing?.catch(() => {}) // a turn that was begun ends with its thread
      place.leave()
    },
  })
  return { bytes, progress: () => share }
}

async function draw(
  document: PdfDocument,
  rows: AsyncIterable<Cell[][]> | undefined,
  signal: AbortSignal,
  take: (drawn: NonNullable<DrawnMessage>) => void,
): Promise<void> {
  if (signal.aborted) return
  const workerData: WorkerData = { document, fonts: path.join(folder(), 'fonts') }
  // The flags of the server are not meant for it.
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
