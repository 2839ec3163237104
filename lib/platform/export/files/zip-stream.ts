import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { GeneratedStream } from '../../contract/contract'
import { log } from '../../log/log'
import { pdfLimiter, zipLimiter } from '../limiters'
import type { PdfDocument } from '../pdf/document'
import { drawWhole } from '../pdf/pdf-stream'
import { dropStalledReader } from '../stalled-reader'

type ZipEntry = { name: string; read: () => Promise<PdfDocument> }

/**
 * A ZIP file of PDFs. Each is read and drawn once the one before was taken, so that no more than one is in memory. A slot
 * of `pdfLimiter` is held while one is drawn, not while its reader takes it. Cancelling the stream ends the work or the
 * wait, and so does a reader who takes nothing. Throws `too-many-files`.
 */
export function zipStream(entries: readonly ZipEntry[], userId: string): GeneratedStream {
  const slot = zipLimiter().acquire(userId)
  const stopping = new AbortController()
  const zip = new ZipFile()
  const outputStream = zip.outputStream as Readable
  dropStalledReader(outputStream)
  let drawn = 0
  const draw = async ({ read }: ZipEntry): Promise<Readable> => {
    await slot.ready
    const parts = await inPdfSlot(userId, stopping.signal, async () =>
      drawWhole(await read(), stopping.signal),
    )
    drawn++
    return Readable.from(parts)
  }
  const fail = (error: unknown) => {
    const { stack } = error as Error
    // A stream that is destroyed already was given up by its reader, which is no fault.
    if (!outputStream.destroyed) log.error({ error: stack }, 'ZIP failed')
    outputStream.destroy(error as Error)
  }
  zip.on('error', fail)
  for (const entry of entries)
    zip.addReadStreamLazy(entry.name, { compress: false }, (give) => {
      draw(entry).then((content) => give(null, content), fail)
    })
  zip.end()
  outputStream.once('error', () => undefined) // told by who has destroyed it
  outputStream.once('close', () => {
    stopping.abort()
    slot.release()
  })
  return {
    bytes: Readable.toWeb(outputStream) as ReadableStream<Uint8Array<ArrayBuffer>>,
    progress: () => drawn / entries.length,
  }
}

/** Work that is stopped while it waits leaves the queue; once it runs, its slot is free when its thread has ended. */
async function inPdfSlot<T>(
  userId: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const slot = pdfLimiter().acquireNext(userId)
  signal.addEventListener('abort', slot.release)
  await slot.ready
  signal.removeEventListener('abort', slot.release)
  try {
    return await work()
  } finally {
    slot.release()
  }
}
