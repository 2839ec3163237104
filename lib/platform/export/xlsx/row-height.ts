/** In points: the height of a line with Thai marks above and below. */
const LINE = 15

/** In points: Excel has no higher row. */
const HIGHEST = 409

/**
 * The height in points of a row whose texts wrap in columns of these widths; undefined for a single line. A width counts
 * digits; letters are a little narrower, which makes up for the space at the ends of lines. Without a height Excel
 * computes one, but LibreOffice lets rows overlap.
 */
export function heightOf(
  values: readonly unknown[],
  widths: readonly number[],
): number | undefined {
  const lines = values.map((value, index) => linesIn(value, widths[index] ?? Infinity))
  const most = Math.max(1, ...lines)
  return most > 1 ? Math.min(most * LINE, HIGHEST) : undefined
}

function linesIn(value: unknown, width: number): number {
  if (typeof value !== 'string') return 1
  if (value.length <= width && !value.includes('\n')) return 1
  return value.split('\n').reduce((sum, line) => {
    const letters = line.replace(/\p{Mn}/gu, '').length
    return sum + Math.max(1, Math.ceil(letters / width))
  }, 0)
}
