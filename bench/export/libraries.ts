import ExcelJS from 'exceljs'
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { formatDay } from '../../lib/platform/dates/format'
import { blocks, columns, reader, type Row } from './rows'

/** The same table as other libraries make it, with the least that one has to tell them: what it costs without us. */

const fonts = 'lib/platform/export/fonts'
const regular = `${fonts}/SarabunDoc-Regular.ttf`
const bold = `${fonts}/SarabunDoc-Bold.ttf`
const MARGIN = 36
const FOOT = 60
const SIZE = 9.5
const PADDING = { x: 5, y: 2 }

const require = createRequire(import.meta.url)
const A4 = { long: 841.89, short: 595.28 }
const whole = columns.reduce((sum, { width }) => sum + width, 0)
/** What a column has for its text. */
const widths = columns.map(({ width }) => (width / whole) * (A4.long - 2 * MARGIN) - 2 * PADDING.x)
const textsOf = (row: Row) =>
  columns.map(({ kind, value }) =>
    kind === 'day' ? formatDay(reader, String(value(row))) : String(value(row)),
  )

/** exceljs as it streams: no styles but the format of the day. */
export function exceljs(count: number): NodeJS.ReadableStream {
  const stream = new PassThrough()
  const write = async () => {
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
  }
  write().catch((error: Error) => stream.destroy(error))
  return stream
}

/** Of its calls these are needed. */
type PdfKit = NodeJS.ReadableStream & {
  font(file: string): PdfKit
  fontSize(size: number): PdfKit
  heightOfString(text: string, options: { width: number }): number
  text(text: string, x: number, y: number, options: { width: number }): PdfKit
  addPage(): PdfKit
  end(): void
}
const PDFDocument = require('pdfkit') as new (options: object) => PdfKit

/** pdfkit: rows below each other, without header, rules and page numbers. It breaks lines at spaces only. */
export function pdfkit(count: number): NodeJS.ReadableStream {
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin: MARGIN })
  document.font(regular).fontSize(SIZE)
  const write = async () => {
    let y = MARGIN
    for await (const rows of blocks(count))
      for (const row of rows) {
        const texts = textsOf(row)
        const heights = texts.map((text, n) => document.heightOfString(text, { width: widths[n]! }))
        const height = Math.max(...heights) + 2 * PADDING.y
        if (y + height > A4.short - FOOT) {
          document.addPage()
          y = MARGIN
        }
        let x = MARGIN + PADDING.x
        texts.forEach((text, n) => {
          document.text(text, x, y + PADDING.y, { width: widths[n]! })
          x += widths[n]! + 2 * PADDING.x
        })
        y += height
      }
    document.end()
  }
  write().catch((error: Error) => document.emit('error', error))
  return document
}

type PdfMake = {
  setFonts(fonts: Record<string, { normal: string; bold: string }>): void
  setUrlAccessPolicy(isAllowed: () => boolean): void
  setLocalAccessPolicy(isAllowed: () => boolean): void
  createPdf(definition: object): { getStream(): Promise<NodeJS.ReadableStream & { end(): void }> }
}
const pdfMake = require('pdfmake') as PdfMake
pdfMake.setFonts({ Sarabun: { normal: regular, bold } })
pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => true)

/** pdfmake: the header at the head of each page, a rule below each row, page x of y. It breaks lines at spaces, too. */
export async function pdfmake(count: number): Promise<NodeJS.ReadableStream> {
  const body: string[][] = []
  for await (const rows of blocks(count)) body.push(...rows.map(textsOf))
  const header = columns.map(({ header: text }) => ({ text, bold: true, fillColor: '#e4efed' }))
  const document = await pdfMake
    .createPdf({
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
      defaultStyle: { font: 'Sarabun', fontSize: SIZE },
      footer: (page: number, pages: number) => ({
        text: `หน้า ${page} จาก ${pages}`,
        alignment: 'right',
        margin: [MARGIN, 12],
      }),
      content: [
        {
          table: {
            headerRows: 1,
            widths,
            body: [header, ...body],
          },
          layout: {
            hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
            vLineWidth: () => 0,
            paddingLeft: () => PADDING.x,
            paddingRight: () => PADDING.x,
            paddingTop: () => PADDING.y,
            paddingBottom: () => PADDING.y,
          },
        },
      ],
    })
    .getStream()
  document.end()
  return document
}
