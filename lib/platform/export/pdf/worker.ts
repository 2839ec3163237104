import { parentPort, workerData } from 'node:worker_threads'
import type { Cell, PdfDocument } from './document'
import { drawPdf } from './draw'
import { loadFonts, measureWith } from './fonts'

/**
 * Draws a document in a thread of its own, so that it does not block requests. Receives the document, then the rows of
 * its table in blocks, then null; sends the share that is drawn (0 to 1), then the bytes, then null.
 */
export type WorkerData = { document: PdfDocument; fonts: string }
export type RowsMessage = Cell[][] | null
export type DrawnMessage = number | Uint8Array<ArrayBuffer> | null

const { document, fonts } = workerData as WorkerData
const port = parentPort!

const collected = new Promise<void>((resolve) => {
  const table = document.parts.find((part) => part.kind === 'table')
  port.on('message', (rows: RowsMessage) => {
    if (rows === null) resolve()
    else table?.rows.push(...rows)
  })
})

const fontOf = await loadFonts(fonts)
await collected
const stream = await drawPdf(document, {
  fontOf,
  measure: measureWith(fontOf),
  onPage: (share) => port.postMessage(share satisfies DrawnMessage),
})
for await (const chunk of stream as AsyncIterable<Buffer>) {
  const bytes = new Uint8Array(chunk) // a copy, whose buffer can be transferred
  port.postMessage(bytes satisfies DrawnMessage, [bytes.buffer])
}
port.postMessage(null satisfies DrawnMessage)
port.close()
