import { breakLines } from './break-lines'
import { memoized } from './memoized'
import type { Cell, TableColumn, TablePart } from './document'
import {
  colors,
  lineHeight,
  stacked,
  type Block,
  type Mark,
  type Room,
  type TextStyle,
} from './marks'

const CELL = { size: 9.5 }
const HEADER = { size: 9.5, isBold: true }
const PADDING = { x: 5, y: 2 }
const GAP = 10
/** The height of a row that people write on by hand. */
const TALL = 30
/** The side of a picture: the height of two lines. */
const PICTURE = 2 * lineHeight(CELL)

type Column = TableColumn & { x: number; width: number }

/** The rows of a table. Each has the header as `head`, for the case that it begins a page. */
export function tableBlocks(
  { columns, rows }: TablePart,
  { width, height, measure }: Room,
): Block[] {
  const placed = placeColumns(columns, width)
  const linesIn = (style: TextStyle) => {
    const measured = (piece: string) => measure(piece, style)
    const find = placed.map((column) =>
      memoized((text) => breakLines(text, column.width - 2 * PADDING.x, measured)),
    )
    return (cells: Cell[]) => find.map((lines, index) => lines(textIn(cells[index])))
  }
  const headers = columns.map(({ header }) => header)
  const header = rowBlock(linesIn(HEADER)(headers), HEADER)
  const linesOf = linesIn(CELL)
  const most = Math.floor((height - header.height - 2 * PADDING.y) / lineHeight(CELL))
  const isTall = columns.some((column) => column.isTall || column.isPicture)
  const least = isTall ? Math.max(TALL, PICTURE + 2 * PADDING.y) : 0
  const body = rows.flatMap((row) =>
    pagefuls(linesOf(row), most).map((lines, n): Block => {
      const block = rowBlock(lines, CELL, least)
      return { ...withPictures(block, n === 0 ? row : []), head: header }
    }),
  )
  // One block with the first row, so that the header is never alone at the foot of a page.
  const [first, ...others] = body
  return [{ ...stacked(first ? [header, first] : [header]), gap: GAP }, ...others]

  function rowBlock(lines: string[][], style: TextStyle, smallest = 0): Block {
    const count = Math.max(1, ...lines.map(({ length }) => length))
    const height = Math.max(smallest, count * lineHeight(style) + 2 * PADDING.y)
    const texts = lines.flatMap((cell, index) =>
      cell.map((text, line): Mark => {
        const y = PADDING.y + line * lineHeight(style)
        return { kind: 'text', x: startOf(placed[index]!, text, style), y, text, style }
      }),
    )
    const rule: Mark = {
      kind: 'box',
      x: 0,
      y: height - 0.5,
      width,
      height: 0.5,
      color: colors.rule,
    }
    const band: Mark = { kind: 'box', x: 0, y: 0, width, height, color: colors.band }
    return {
      height,
      marks: [...(style === HEADER ? [band] : []), rule, ...texts.filter(isWritten)],
    }
  }

  function withPictures({ height: before, marks }: Block, row: Cell[]): Block {
    const pictures = row.flatMap((cell, index): Mark[] => {
      const place = { x: placed[index]!.x + PADDING.x, y: PADDING.y, side: PICTURE }
      return typeof cell === 'string' ? [] : [{ kind: 'picture', ...place, jpeg: cell.jpeg }]
    })
    return { height: before, marks: [...marks, ...pictures] }
  }

  function startOf({ x, width: own, align }: Column, text: string, style: TextStyle): number {
    if (!align || align === 'left') return x + PADDING.x
    const rest = own - 2 * PADDING.x - measure(text, style)
    return x + PADDING.x + (align === 'right' ? rest : rest / 2)
  }
}

const textIn = (cell?: Cell) => (typeof cell === 'string' ? cell : '')

const isWritten = (mark: Mark) => mark.kind !== 'text' || mark.text !== ''

function placeColumns(columns: TableColumn[], width: number): Column[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let x = 0
  return columns.map((column) => {
    const placed = { ...column, x, width: (column.share / whole) * width }
    x += placed.width
    return placed
  })
}

/** The lines of a row, divided if they need more than a page. */
function pagefuls(cells: string[][], most: number): string[][][] {
  const count = Math.max(1, ...cells.map(({ length }) => length))
  return Array.from({ length: Math.ceil(count / most) }, (_, n) =>
    cells.map((lines) => lines.slice(n * most, (n + 1) * most)),
  )
}
