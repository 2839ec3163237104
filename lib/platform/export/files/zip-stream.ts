import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { GeneratedStream } from '../../contract/contract'
import { log } from '../../log/log'
import { pdfLimiter } from '../limiters'
import type { PdfDocument } from '../pdf/document'
import { drawWhole } from '../pdf/pdf-stream'
import { dropStalledReader } from '../stalled-reader'

type ZipEntry = { name: string; read: () => Promise<PdfDocument> }

/**
 * A ZIP file of PDFs. Each is read and drawn once the one before was taken, so that no more than one is in memory. All
 * together take one slot of `pdfLimiter`. Cancelling the stream ends the work or the wait, and so does a reader who takes
 * nothing. Throws `too-many-files`.
 */
export function zipStream(entries: readonly ZipEntry[], userId: string): GeneratedStream {
  const slot = pdfLimiter().acquire(userId)
  const stopping = new AbortController()
  const zip = new ZipFile()
  const outputStream = zip.outputStream as Readable
  dropStalledReader(outputStream)
  let drawn = 0
  const draw = async ({ read }: ZipEntry): Promise<Readable> => {
    await slot.ready
    const parts = await drawWhole(await read(), stopping.signal)
    drawn++
    return Readable.from(parts)
  }
  zip.on('error', (error) => outputStream.destroy(error as Error))
  for (const entry of entries)
    zip.addReadStreamLazy(entry.name, { compress: false }, (give) => {
      draw(entry).then(
        (content) => give(null, content),
        (error: unknown) => outputStream.destroy(error as Error),
      )
    })
  zip.end()
  outputStream.once('error', (error) => {
    if (!stopping.signal.aborted) log.error({ error: error.stack }, 'ZIP failed')
  })
  outputStream.once('close', () => {
    stopping.abort()
    slot.release()
  })
  return {
    bytes: Readable.toWeb(outputStream) as ReadableStream<Uint8Array<ArrayBuffer>>,
    progress: () => drawn / entries.length,
  }
}
