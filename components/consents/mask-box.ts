/** A part of a picture, in shares of its width and height. */
export type MaskBox = { x: number; y: number; width: number; height: number }

/** Where the religion stands on a Thai ID card, whose picture shows little more than the card. */
export const usualBox: MaskBox = { x: 0.24, y: 0.55, width: 0.36, height: 0.1 }

const SMALLEST = 0.04
const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** Stays within the picture. */
export const moved = (box: MaskBox, right: number, down: number): MaskBox => ({
  ...box,
  x: between(0, box.x + right, 1 - box.width),
  y: between(0, box.y + down, 1 - box.height),
})

/** Its upper left corner stays where it is. */
export const resized = (box: MaskBox, wider: number, taller: number): MaskBox => ({
  ...box,
  width: between(SMALLEST, box.width + wider, 1 - box.x),
  height: between(SMALLEST, box.height + taller, 1 - box.y),
})

const STEP = 0.02
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Arrows move the box; with Shift they change its size. Null for any other key. */
export function afterKey(
  box: MaskBox,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): MaskBox | null {
  const by = arrows[key]
  return by ? (shiftKey ? resized : moved)(box, ...by) : null
}
