import type { Fact, Part, PdfDocument } from './document'
import {
  beside,
  colors,
  lineHeight,
  stacked,
  textBlock,
  type Block,
  type Mark,
  type Room,
} from './marks'
import { modulesOf } from './qr-code'
import { tableBlocks } from './table-blocks'

const HEADING = { size: 12, isBold: true }
const TEXT = { size: 10.5 }
const LABEL = { size: 9 }
const GAP = 12

export const blocksOf = ({ parts }: PdfDocument, room: Room): Block[] =>
  parts.flatMap((part) => blocksOfPart(part, room))

function blocksOfPart(part: Part, room: Room): Block[] {
  const { width, measure } = room
  switch (part.kind) {
    case 'heading':
      return [{ ...textBlock(part.text, { width, style: HEADING, measure }), gap: GAP }]
    case 'paragraph':
      return paragraph(part.text, room)
    case 'facts':
      return facts(part, room)
    case 'table':
      return tableBlocks(part, room)
    case 'code':
      return [code(part, room)]
    case 'page':
      return [{ height: 0, marks: [], beginsPage: true }]
    case 'signatures':
      return [signatures(part.labels, room)]
  }
}

/** A block for each line, so that any of them may begin a page. */
function paragraph(text: string, { width, measure }: Room): Block[] {
  const { marks } = textBlock(text, { width, style: TEXT, measure })
  return marks.map((mark, index) => ({
    height: lineHeight(TEXT),
    marks: [{ ...mark, y: 0 }],
    gap: index === 0 ? 4 : 0,
  }))
}

function facts(part: { columns: number; facts: Fact[] }, { width, measure }: Room): Block[] {
  const share = width / part.columns
  const rows = Array.from({ length: Math.ceil(part.facts.length / part.columns) }, (_, row) =>
    part.facts.slice(row * part.columns, (row + 1) * part.columns),
  )
  const fact = ({ label, value }: Fact) =>
    stacked([
      textBlock(label, { width: share - GAP, style: LABEL, measure, color: colors.soft }),
      textBlock(value, { width: share - GAP, style: TEXT, measure }),
    ])
  return rows.map((row) => ({
    ...beside(row.map((each, column) => ({ x: column * share, block: fact(each) }))),
    gap: 4,
  }))
}

/** In points: large enough for a phone at arm's length. */
const CODE_SIZE = 96

function code({ link, text }: { link: string; text: string[] }, { width, measure }: Room): Block {
  const modules = modulesOf(link)
  const side = CODE_SIZE / modules.length
  const marks = modules.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      (run): Mark => ({
        kind: 'box',
        x: run.index * side,
        y: y * side,
        width: run[0].length * side,
        height: side,
        color: '#000000',
      }),
    ),
  )
  const words = stacked(
    text.map((line) =>
      textBlock(line, { width: width - CODE_SIZE - 2 * GAP, style: TEXT, measure }),
    ),
  )
  const block = beside([
    { x: 0, block: { height: CODE_SIZE, marks } },
    { x: CODE_SIZE + 2 * GAP, block: words },
  ])
  return { ...block, gap: GAP }
}

function signatures(labels: string[], { width, measure }: Room): Block {
  const share = width / labels.length
  const line = (label: string): Block =>
    stacked([
      {
        height: 34,
        marks: [
          { kind: 'box', x: 0, y: 30, width: share - 2 * GAP, height: 0.5, color: colors.ink },
        ],
      },
      textBlock(label, { width: share - 2 * GAP, style: LABEL, measure, color: colors.soft }),
    ])
  const block = beside(labels.map((label, n) => ({ x: n * share, block: line(label) })))
  return { ...block, gap: 2 * GAP }
}
