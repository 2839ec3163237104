import { setImmediate as turn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Cell, PdfDocument } from './document'
import { layoutPages } from './layout'
import { drawPage, measureOn, openPaper } from './paper'

/**
 * The thread in which a document is drawn, so that nobody else waits meanwhile. It is given the document, then the rows
 * of its table block by block, then null; it answers with the bytes as pages are finished, how much of the document
 * is drawn by then (0 to 1), and null after the last of them.
 */
export type WorkerData = { document: PdfDocument; fonts: string }
export type RowsMessage = Cell[][] | null
export type DrawnMessage = { bytes: Uint8Array<ArrayBuffer>; share: number } | null

/** Bytes are handed over after so many pages. */
const PAGES_A_TIME = 10

const { document, fonts } = workerData as WorkerData
const port = parentPort!

await new Promise<void>((resolve) => {
  const table = document.parts.find((part) => part.kind === 'table')
  port.on('message', (rows: RowsMessage) => {
    if (rows === null) resolve()
    else table?.rows.push(...rows)
  })
})

const paper = openPaper(document, fonts)
const handOver = (share: number) => {
  const bytes = new Uint8Array((paper.read() as Buffer | null) ?? []) // a copy of its own, which can be handed over
  port.postMessage({ bytes, share } satisfies DrawnMessage, [bytes.buffer])
}

const pages = layoutPages(document, measureOn(paper))
let drawn = 0
for (const page of pages) {
  drawPage(paper, page)
  drawn += 1
  if (drawn % PAGES_A_TIME === 0) {
    handOver(drawn / pages.count)
    await turn()
  }
}
paper.end()
handOver(1)
port.postMessage(null satisfies DrawnMessage)
port.close()
