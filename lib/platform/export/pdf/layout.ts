import { blocksOf } from './blocks'
import type { PdfDocument } from './document'
import {
  colors,
  lineHeight,
  moved,
  stacked,
  textBlock,
  type Block,
  type Mark,
  type Measure,
} from './marks'

export type Page = Mark[]

const A4 = { short: 595.28, long: 841.89 }
const MARGIN = 36
const TITLE = { size: 15, isBold: true }
const SMALL = { size: 9 }

export const sizeOf = ({ orientation }: Pick<PdfDocument, 'orientation'>) =>
  orientation === 'landscape'
    ? { width: A4.long, height: A4.short }
    : { width: A4.short, height: A4.long }

/**
 * The pages of a document. A block that does not fit on a page begins the next one. Every page has the title and its
 * lines at the head, and its number at the foot.
 */
export function layoutPages(document: PdfDocument, measure: Measure): Page[] {
  const { width, height } = sizeOf(document)
  const head = headOf(document, width - 2 * MARGIN, measure)
  const top = MARGIN + head.height
  const room = height - MARGIN - 2 * lineHeight(SMALL) - top
  const pages = [moved(head, MARGIN, MARGIN)]
  let used = 0
  const add = (block: Block) => {
    for (const mark of moved(block, MARGIN, top + used)) pages.at(-1)!.push(mark)
    used += block.height
  }
  for (const block of blocksOf(document, { width: width - 2 * MARGIN, height: room, measure })) {
    if (used > 0) used += block.gap ?? 0
    if (used > 0 && (block.beginsPage || used + block.height > room)) {
      pages.push(moved(head, MARGIN, MARGIN))
      used = 0
      if (block.head) add(block.head)
    }
    add(block)
  }
  return pages.map((page, index) => [...page, ...footOf(document, measure, index, pages.length)])
}

function headOf({ title, lines }: PdfDocument, width: number, measure: Measure): Block {
  const text = stacked([
    textBlock(title, { width, style: TITLE, measure }),
    ...lines.map((line) => textBlock(line, { width, style: SMALL, measure, color: colors.soft })),
  ])
  return { ...text, height: text.height + 8 }
}

function footOf(document: PdfDocument, measure: Measure, index: number, count: number): Mark[] {
  const { width, height } = sizeOf(document)
  const label = document.pageLabel
    .replace('{page}', String(index + 1))
    .replace('{pages}', String(count))
  const y = height - MARGIN - lineHeight(SMALL)
  const small = { kind: 'text', y, style: SMALL, color: colors.soft } as const
  return [
    { ...small, x: MARGIN, text: document.foot },
    { ...small, x: width - MARGIN - measure(label, SMALL), text: label },
  ]
}
