import { parentPort, workerData } from 'node:worker_threads'
import type { PdfDocument } from './document'
import { drawPdf } from './draw'
import { loadFonts, measureWith } from './fonts'

/**
 * The thread in which a document is drawn, so that nobody else waits meanwhile. It is given the document, then the rows
 * of its last part block by block, then null; it answers with the bytes, and null after the last of them.
 */
export type WorkerData = { document: PdfDocument; fonts: string }
export type RowsMessage = string[][] | null
export type BytesMessage = Uint8Array<ArrayBuffer> | null

const { document, fonts } = workerData as WorkerData
const port = parentPort!

const collected = new Promise<void>((resolve) => {
  const table = document.parts.at(-1)
  port.on('message', (rows: RowsMessage) => {
    if (rows === null) resolve()
    else if (table?.kind === 'table') table.rows.push(...rows)
  })
})

const fontOf = await loadFonts(fonts)
await collected
const stream = await drawPdf(document, fontOf, measureWith(fontOf))
for await (const chunk of stream as AsyncIterable<Buffer>) {
  const bytes = new Uint8Array(chunk) // a copy of its own, which can be handed over
  port.postMessage(bytes satisfies BytesMessage, [bytes.buffer])
}
port.postMessage(null satisfies BytesMessage)
port.close()
