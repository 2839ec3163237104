import ExcelJS from 'exceljs'
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { formatDay } from '../../lib/platform/dates/format'
import { blocks, columns, reader, type Row } from './rows'

/**
 * The same table made with the libraries alone, in the least code. Loading a PDF library is part of the measured work,
 * because our worker loads its own, too.
 */

const fonts = 'lib/platform/export/fonts'
const regular = `${fonts}/SarabunDoc-Regular.ttf`
const bold = `${fonts}/SarabunDoc-Bold.ttf`
const MARGIN = 36
const FOOT = 60
const SIZE = 9.5
const PADDING = { x: 5, y: 2 }

const require = createRequire(import.meta.url)
const [INK, RULE, BAND] = ['#14262b', '#c9d3d4', '#e4efed']
const A4 = { long: 841.89, short: 595.28 }
const totalWidth = columns.reduce((sum, { width }) => sum + width, 0)
/** The width of each column's text. */
const widths = columns.map(
  ({ width }) => (width / totalWidth) * (A4.long - 2 * MARGIN) - 2 * PADDING.x,
)
const textsOf = (row: Row) =>
  columns.map(({ kind, value }) =>
    kind === 'day' ? formatDay(reader, String(value(row))) : String(value(row)),
  )

const headers = columns.map(({ header }) => header)
const pageOf = (page: number, pages: number) => `หน้า ${page} จาก ${pages}`

/** exceljs's streaming writer, with no style but the format of dates. */
export function exceljs(count: number): NodeJS.ReadableStream {
  const stream = new PassThrough()
  const write = async () => {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
    const sheet = workbook.addWorksheet('Sheet')
    sheet.columns = columns.map(({ kind, width }) => ({
      width,
      style: kind === 'day' ? { numFmt: 'dd/mm/yyyy' } : {},
    }))
    sheet.addRow(headers).commit()
    for await (const rows of blocks(count)) {
      for (const row of rows)
        sheet
          .addRow(
            columns.map(({ kind, value }) =>
              kind === 'day' ? new Date(String(value(row))) : value(row),
            ),
          )
          .commit()
      await turn() // otherwise nothing is written out before the end
    }
    sheet.commit()
    await workbook.commit()
  }
  write().catch((error: Error) => stream.destroy(error))
  return stream
}

/** The part of its API that is used here. */
type PdfKit = NodeJS.ReadableStream & {
  font(file: string): PdfKit
  fontSize(size: number): PdfKit
  fillColor(color: string): PdfKit
  rect(x: number, y: number, width: number, height: number): PdfKit
  fill(color: string): PdfKit
  heightOfString(text: string, options: { width: number }): number
  text(text: string, x: number, y: number, options: object): PdfKit
  addPage(): PdfKit
  bufferedPageRange(): { count: number }
  switchToPage(index: number): void
  end(): void
}

/** pdfkit: a header on each page, a rule below each row, page x of y. It breaks lines at spaces only. */
export function pdfkit(count: number): NodeJS.ReadableStream {
  const PDFDocument = require('pdfkit') as new (options: object) => PdfKit
  const page = { size: 'A4', layout: 'landscape', margin: MARGIN, bufferPages: true }
  const document = new PDFDocument(page)
  let y = MARGIN
  const draw = (texts: string[], font: string, band?: string) => {
    document.font(font).fontSize(SIZE)
    const heights = texts.map((text, n) => document.heightOfString(text, { width: widths[n]! }))
    const height = Math.max(...heights) + 2 * PADDING.y
    if (y + height > A4.short - FOOT) {
      document.addPage()
      y = MARGIN
      draw(headers, bold, BAND)
      document.font(font)
    }
    if (band) document.rect(MARGIN, y, A4.long - 2 * MARGIN, height).fill(band)
    document.rect(MARGIN, y + height - 0.5, A4.long - 2 * MARGIN, 0.5).fill(RULE)
    document.fillColor(INK)
    let x = MARGIN + PADDING.x
    texts.forEach((text, n) => {
      document.text(text, x, y + PADDING.y, { width: widths[n]! })
      x += widths[n]! + 2 * PADDING.x
    })
    y += height
  }
  const write = async () => {
    draw(headers, bold, BAND)
    for await (const rows of blocks(count)) for (const row of rows) draw(textsOf(row), regular)
    const pages = document.bufferedPageRange().count
    for (let n = 0; n < pages; n++) {
      document.switchToPage(n)
      const [x, y] = [A4.long - 140, A4.short - MARGIN - 2 * SIZE]
      document.text(pageOf(n + 1, pages), x, y, { lineBreak: false })
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
/** pdfmake: a header on each page, a rule below each row, page x of y. It breaks lines at spaces only. */
export async function pdfmake(count: number): Promise<NodeJS.ReadableStream> {
  const pdfMake = require('pdfmake') as PdfMake
  pdfMake.setFonts({ Sarabun: { normal: regular, bold } })
  pdfMake.setUrlAccessPolicy(() => false)
  pdfMake.setLocalAccessPolicy(() => true)
  const body: string[][] = []
  for await (const rows of blocks(count)) body.push(...rows.map(textsOf))
  const header = headers.map((text) => ({ text, bold: true, fillColor: BAND }))
  const document = await pdfMake
    .createPdf({
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
      defaultStyle: { font: 'Sarabun', fontSize: SIZE },
      footer: (page: number, pages: number) => ({
        text: pageOf(page, pages),
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
