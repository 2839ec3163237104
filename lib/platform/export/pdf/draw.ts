import { Canvas, Document, Image, Page, renderToStream } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { PdfDocument } from './document'
import type { FontOf } from './fonts'
import { layoutPages, sizeOf } from './layout'
import { colors, type Mark, type Measure, type TextStyle } from './marks'

/** The methods of pdfkit that are used here. */
type Painter = {
  font(font: unknown, name: string): Painter
  fontSize(size: number): Painter
  fillColor(color: string): Painter
  text(text: string, x: number, y: number, options: { lineBreak: false }): Painter
  rect(x: number, y: number, width: number, height: number): Painter
  fill(): Painter
  lineWidth(points: number): Painter
  strokeColor(color: string): Painter
  stroke(): Painter
}
type Picture = Extract<Mark, { kind: 'picture' }>

type Drawing = {
  fontOf: FontOf
  measure: Measure
  /** Called after each page with the share of the document that is drawn, 0 to 1. */
  onPage: (share: number) => void
}

/**
 * Draws a document with one canvas a page. Elements for rows would take minutes, because each goes through React and the
 * flexbox layout, and `<Text>` loses Thai marks.
 */
export function drawPdf(
  document: PdfDocument,
  { fontOf, measure, onPage }: Drawing,
): Promise<NodeJS.ReadableStream> {
  const { width, height } = sizeOf(document)
  const pages = layoutPages(document, measure).map((marks, index, { length }) => {
    const draw = (painter: Painter) => {
      paint(painter, marks, fontOf)
      onPage((index + 1) / length)
      return null
    }
    return createElement(
      Page,
      { key: index, size: [width, height], wrap: false },
      picturesIn(marks),
      createElement(Canvas, { style: { width, height }, paint: draw }),
    )
  })
  const { title, language, foot } = document
  return renderToStream(createElement(Document, { title, language, creator: foot }, pages))
}

/** A canvas cannot draw pictures: they are elements. */
const picturesIn = (marks: Mark[]) =>
  marks
    .filter((mark): mark is Picture => mark.kind === 'picture')
    .map(({ x, y, side, jpeg }, key) =>
      jpeg
        ? createElement(Image, {
            key,
            src: { data: Buffer.from(jpeg), format: 'jpg' },
            style: { position: 'absolute', left: x, top: y, width: side, height: side },
          })
        : null,
    )

/** Boxes first, then the text on them. Colour and font are set only where they change. */
function paint(painter: Painter, marks: Mark[], fontOf: FontOf): void {
  let ink = ''
  const dip = (color: string) => {
    if (color !== ink) painter.fillColor(color)
    ink = color
  }
  let letters: TextStyle | null = null
  const choose = (style: TextStyle) => {
    if (style === letters) return
    const { name, data } = fontOf(style)
    painter.font(data, name).fontSize(style.size)
    letters = style
  }
  for (const mark of marks)
    if (mark.kind === 'box') {
      dip(mark.color)
      painter.rect(mark.x, mark.y, mark.width, mark.height).fill()
    }
  for (const mark of marks)
    if (mark.kind === 'text') {
      dip(mark.color ?? colors.ink)
      choose(mark.style)
      painter.text(mark.text, mark.x, mark.y, { lineBreak: false })
    }
  painter.lineWidth(0.5).strokeColor(colors.rule)
  for (const mark of marks)
    if (mark.kind === 'picture') painter.rect(mark.x, mark.y, mark.side, mark.side).stroke()
}
