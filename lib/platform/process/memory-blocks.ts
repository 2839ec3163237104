import { processWide } from './process-wide'

/** In bytes. One growing buffer would be copied again and again, many megabytes each time. */
const SIZE = 128 * 1024

/** 16 MB: two lists of 10,000 projects at once. */
const MOST_KEPT = 128

const kept = () => processWide('memory-blocks', (): Uint8Array<ArrayBuffer>[] => [])

/** A block of memory, at least as long as `needed` (in bytes). What was in it before may still be there. */
export const takeBlock = (needed = 0): Buffer<ArrayBuffer> =>
  asBuffer((needed <= SIZE && kept().pop()) || Buffer.allocUnsafeSlow(Math.max(SIZE, needed)))

const asBuffer = ({ buffer }: Uint8Array<ArrayBuffer>) => Buffer.from(buffer)

/**
 * For blocks, or their beginnings, that nobody reads any more: the next long answer takes them. New memory for each would
 * make V8 look through the whole heap after every few answers.
 * Source: docs/decisions/0481-memory-of-long-answers.md.
 */
export function returnBlocks(blocks: readonly Uint8Array<ArrayBuffer>[]): void {
  const whole = blocks.filter(({ buffer }) => buffer.byteLength === SIZE)
  kept().push(...whole.slice(0, MOST_KEPT - kept().length))
}
