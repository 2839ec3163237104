import { Canvas, Document, Page, renderToStream } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { PdfDocument } from './document'
import type { FontOf } from './fonts'
import { layoutPages, sizeOf } from './layout'
import { colors, type Mark, type Measure } from './marks'

/** What a canvas gives its painter: pdfkit's own calls, of which these are needed. */
type Painter = {
  font(font: unknown, name: string): Painter
  fontSize(size: number): Painter
  fillColor(color: string): Painter
  text(text: string, x: number, y: number, options: { lineBreak: false }): Painter
  rect(x: number, y: number, width: number, height: number): Painter
  fill(color: string): Painter
}

/**
 * Draws a document: one canvas a page. Rows as elements of their own would take minutes, because each of them would go
 * through the flexbox layout and React; and texts of `<Text>` lose Thai marks, while a canvas draws them as they are.
 */
export function drawPdf(
  document: PdfDocument,
  fontOf: FontOf,
  measure: Measure,
): Promise<NodeJS.ReadableStream> {
  const { width, height } = sizeOf(document)
  const pages = layoutPages(document, measure).map((marks, key) =>
    createElement(
      Page,
      { key, size: [width, height], wrap: false },
      createElement(Canvas, {
        style: { width, height },
        paint: (painter: Painter) => paint(painter, marks, fontOf),
      }),
    ),
  )
  const { title, language, foot } = document
  return renderToStream(createElement(Document, { title, language, creator: foot }, pages))
}

function paint(painter: Painter, marks: Mark[], fontOf: FontOf): null {
  for (const mark of marks) {
    if (mark.kind === 'box') {
      painter.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.color)
    } else {
      const { name, data } = fontOf(mark.style)
      painter
        .font(data, name)
        .fontSize(mark.style.size)
        .fillColor(mark.color ?? colors.ink)
        .text(mark.text, mark.x, mark.y, { lineBreak: false })
    }
  }
  return null
}
