import type ExcelJS from 'exceljs'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { log } from '../../log/log'
import type { GeneratedStream } from '../../contract/contract'
import { xlsxLimiter } from '../limiters'
import { dropStalledReader } from '../stalled-reader'

/** A font with Thai letters that Windows and macOS have. */
export const FONT = { name: 'Tahoma', size: 10 }
export const HEADER_FILL = {
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb: 'FFE4EFED' },
} as const

/** The number of rows after which the event loop may run other work. */
const ROWS_PER_TICK = 200

export type Writing = {
  workbook: ExcelJS.stream.xlsx.WorkbookWriter
  /** To be awaited after each row: lets other work run, and waits for a slow reader. Rejects if the reader has gone. */
  onRow: () => Promise<void> | undefined
}

/** `count`: the number of rows. */
type Asked = { userId: string; count: number }

/**
 * A workbook that is written while it is read, as soon as `xlsxLimiter` has a slot for the user. Cancelling the stream
 * ends the work or the wait, and so does a reader who takes nothing. Throws `too-many-files`.
 */
export function workbookStream(
  { userId, count }: Asked,
  write: (writing: Writing) => Promise<void>,
): GeneratedStream {
  const slot = xlsxLimiter().acquire(userId)
  const output = new PassThrough()
  dropStalledReader(output)
  output.once('close', slot.release)
  let written = 0
  const onRow = () => (++written % ROWS_PER_TICK === 0 ? waitForReader(output) : undefined)
  const make = async () => {
    if (output.destroyed) return
    const { default: excel } = await import('exceljs')
    const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true })
    await write({ workbook, onRow })
    await workbook.commit()
  }
  slot.ready
    .then(make)
    .catch((error: unknown) => {
      if (output.destroyed) return // the reader has gone
      log.error({ error: error instanceof Error ? error.stack : String(error) }, 'XLSX failed')
      output.destroy(error instanceof Error ? error : new Error(String(error)))
    })
    .finally(slot.release)
  const bytes = Readable.toWeb(output) as GeneratedStream['bytes']
  return { bytes, progress: () => Math.min(1, written / count) }
}

async function waitForReader(output: PassThrough): Promise<void> {
  await yieldToOthers()
  if (output.writableNeedDrain) await drained(output)
  if (output.destroyed) throw new Error('The reader has gone')
}

async function drained(output: PassThrough): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })])
  } finally {
    waiting.abort() // otherwise a listener for each wait would stay
  }
}
