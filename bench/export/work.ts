import ExcelJS from 'exceljs'
import fs from 'node:fs'
import http from 'node:http'
import { PassThrough, Writable } from 'node:stream'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { createRequire } from 'node:module'
import { formatDay } from '../../lib/platform/dates/format'
import { asPdf, asXlsx } from '../../lib/platform/export/table'
import type { FileAnswer } from '../../lib/platform/http/contract'
import { blocks, columns, reader, tableOf } from './rows'

// work.ts <what> <rows>: does one piece of work in a process of its own and prints what it cost.

async function drain({ bytes }: FileAnswer): Promise<number> {
  let size = 0
  for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) size += chunk.byteLength
  return size
}

/** It comes with react-pdf, without types; of its calls these are needed. */
type PdfKit = NodeJS.ReadableStream & {
  page: { width: number; height: number }
  font(file: string): PdfKit
  fontSize(size: number): PdfKit
  heightOfString(text: string, options: { width: number }): number
  text(text: string, x: number, y: number, options: { width: number }): PdfKit
  addPage(): PdfKit
  end(): void
}
const PDFDocument = createRequire(import.meta.url)('pdfkit') as new (options: object) => PdfKit

const count = Number(process.argv[3])

const work: Record<string, () => Promise<number>> = {
  xlsx: () => drain(asXlsx(tableOf(count), reader)),
  /** The least that exceljs lets one write: no styles but the format of the day, no pauses. */
  exceljs: async () => {
    const stream = new PassThrough()
    const size = sizeOf(stream)
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
    const sheet = workbook.addWorksheet('Sheet')
    sheet.columns = columns.map(({ kind, width }) => ({
      width,
      style: kind === 'day' ? { numFmt: 'dd/mm/yyyy' } : {},
    }))
    sheet.addRow(columns.map(({ header }) => header)).commit()
    for await (const rows of blocks(count)) {
      for (const row of rows)
        sheet
          .addRow(
            columns.map(({ kind, value }) =>
              kind === 'day' ? new Date(String(value(row))) : value(row),
            ),
          )
          .commit()
      await turn() // or nothing leaves before the end
    }
    sheet.commit()
    await workbook.commit()
    return size
  },
  pdf: () => drain(asPdf(tableOf(count), reader)),
  /** pdfkit by itself with the same typeface, columns and size of letters; it breaks lines at spaces only. */
  pdfkit: async () => {
    const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 36 })
    const size = sizeOf(document)
    document.font('lib/platform/export/fonts/SarabunDoc-Regular.ttf').fontSize(9.5)
    const whole = columns.reduce((sum, { width }) => sum + width, 0)
    const share = (document.page.width - 72) / whole
    let y = 36
    for await (const rows of blocks(count))
      for (const row of rows) {
        const texts = columns.map(({ kind, value }) =>
          kind === 'day' ? formatDay(reader, String(value(row))) : String(value(row)),
        )
        const heights = texts.map((text, n) =>
          document.heightOfString(text, { width: columns[n]!.width * share - 10 }),
        )
        const height = Math.max(...heights) + 4
        if (y + height > document.page.height - 60) {
          document.addPage()
          y = 36
        }
        let x = 36
        texts.forEach((text, n) => {
          document.text(text, x + 5, y + 2, { width: columns[n]!.width * share - 10 })
          x += columns[n]!.width * share
        })
        y += height
      }
    document.end()
    return size
  },
  /** What others wait while a document is drawn, against what they wait when nothing else happens. */
  others: async () => {
    const idle = await waitsWhile(sleep(8000))
    const busy = await waitsWhile(drain(asPdf(tableOf(count), reader)))
    console.log(JSON.stringify({ idle, busy }))
    return 0
  },
}

const sizeOf = (stream: NodeJS.ReadableStream): Promise<number> =>
  new Promise((resolve, reject) => {
    let size = 0
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        size += chunk.length
        done()
      },
    })
    stream
      .pipe(sink)
      .on('finish', () => resolve(size))
      .on('error', reject)
  })

/** The 99th percentile in milliseconds of answers of this process, asked one every ten milliseconds. */
async function waitsWhile(work: Promise<unknown>): Promise<number> {
  const server = http.createServer((_, response) => response.end('{}')).listen(0)
  const { port } = server.address() as { port: number }
  const waits: number[] = []
  const over = new AbortController()
  void work.finally(() => over.abort())
  const ask = async () => {
    const start = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    waits.push(performance.now() - start)
  }
  const asked: Promise<void>[] = []
  while (!over.signal.aborted) {
    asked.push(ask())
    await sleep(10)
  }
  await Promise.all(asked)
  server.close()
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
}

/** In MB; the system's own count of the most that there ever was, the worker's share included. */
const peak = () =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1] ?? NaN) / 1024

const before = peak()
const cpu = () => process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime
const cpuBefore = cpu()
const start = performance.now()
const size = await work[process.argv[2]!]!()
const seconds = (performance.now() - start) / 1000
if (size > 0) {
  const cost = { seconds, cpu: (cpu() - cpuBefore) / 1e6, growth: peak() - before, size }
  console.log(JSON.stringify(cost))
}
process.exit(0)
