import path from 'node:path'
import { PDFDocument } from 'pdfkit'
import type { PdfDocument } from './document'
import { sizeOf, type Page } from './layout'
import { colors, type Mark, type Measure, type TextStyle } from './marks'
import { remembered } from './remembered'

/** The two cuts of the one typeface that documents use. */
const FILES = { regular: 'SarabunDoc-Regular.ttf', bold: 'SarabunDoc-Bold.ttf' }
const cutOf = ({ isBold }: TextStyle) => (isBold ? 'bold' : 'regular')

export type Paper = PDFDocument

/** A file without pages. `fonts` is the folder of the typeface. */
export function openPaper(document: PdfDocument, fonts: string): Paper {
  const { width, height } = sizeOf(document)
  const { title, language, foot } = document
  const paper = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: null,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Creator: foot, Producer: 'pdfkit' },
  })
  for (const [cut, file] of Object.entries(FILES)) paper.registerFont(cut, path.join(fonts, file))
  return paper
}

/** The width that a text takes on this paper: word by word, each with the space after it. */
export function measureOn(paper: Paper): Measure {
  const widthsOf = (style: TextStyle) =>
    remembered((word) => paper.font(cutOf(style)).fontSize(1).widthOfString(word))
  const regular = widthsOf({ size: 1 })
  const bold = widthsOf({ size: 1, isBold: true })
  return (text, { size, isBold }) => {
    const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
    return words.reduce((sum, word) => sum + (isBold ? bold : regular)(word), 0) * size
  }
}

/** Draws the next page. The one before is finished by it, and can be read from the paper. */
export function drawPage(paper: Paper, marks: Page): void {
  paper.addPage()
  let ink = ''
  const dip = (color: string) => {
    if (color !== ink) paper.fillColor(color)
    ink = color
  }
  for (const mark of marks) {
    if (mark.kind === 'box') {
      dip(mark.color)
      paper.rect(mark.x, mark.y, mark.width, mark.height).fill()
    } else if (mark.kind === 'picture') drawPicture(paper, mark)
    else {
      dip(mark.color ?? colors.ink)
      paper
        .font(cutOf(mark.style))
        .fontSize(mark.style.size)
        .text(mark.text, mark.x, mark.y, { lineBreak: false })
    }
  }
}

function drawPicture(paper: Paper, { x, y, side, jpeg }: Extract<Mark, { kind: 'picture' }>): void {
  if (jpeg) paper.image(jpeg, x, y, { width: side, height: side })
  paper.lineWidth(0.5).strokeColor(colors.rule).rect(x, y, side, side).stroke()
}
