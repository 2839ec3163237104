import { breakLines } from './break-lines'

/** Something to draw, in points from the upper left corner of its block or page. */
export type Mark =
  | { kind: 'text'; x: number; y: number; text: string; style: TextStyle; color?: string }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
  | { kind: 'picture'; x: number; y: number; side: number; jpeg: Uint8Array<ArrayBuffer> | null }

export type TextStyle = { size: number; isBold?: boolean }
export type Measure = (text: string, style: TextStyle) => number

/** An undivided part of a page. `head` is drawn above it if it begins a page, otherwise `gap` is left free. */
export type Block = {
  height: number
  marks: Mark[]
  head?: Block
  gap?: number
  beginsPage?: true
}

/** The width and height of a page for blocks, and the function that measures text. */
export type Room = { width: number; height: number; measure: Measure }

export const colors = { ink: '#14262b', soft: '#4c5d62', rule: '#c9d3d4', band: '#e4efed' }

/** Thai needs more height than Latin: a tone above a vowel above a letter, and a vowel below. */
export const lineHeight = ({ size }: TextStyle) => size * 1.5

export const moved = ({ marks }: Block, x: number, y: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }))

/** One block of several below each other. */
export function stacked(blocks: Block[]): Block {
  let height = 0
  const marks = blocks.flatMap((block, index) => {
    if (index > 0) height += block.gap ?? 0
    const placed = moved(block, 0, height)
    height += block.height
    return placed
  })
  return { height, marks }
}

/** One block of several side by side. */
export const beside = (blocks: { x: number; block: Block }[]): Block => ({
  height: Math.max(0, ...blocks.map(({ block }) => block.height)),
  marks: blocks.flatMap(({ x, block }) => moved(block, x, 0)),
})

type Writing = { width: number; style: TextStyle; measure: Measure; color?: string }

/** A text with line breaks at `width`. */
export function textBlock(text: string, { width, style, measure, color }: Writing): Block {
  const lines = breakLines(text, width, (piece) => measure(piece, style))
  const marks = lines.map((line, index): Mark => {
    const y = index * lineHeight(style)
    return { kind: 'text', x: 0, y, text: line, style, ...(color && { color }) }
  })
  return { height: lines.length * lineHeight(style), marks }
}
