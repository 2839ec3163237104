/** In points: a line of our letters, with the marks that Thai puts above and below. */
const LINE = 15

/**
 * How high a row is whose texts are wrapped in columns of these widths, in points; undefined for a single line. A width
 * counts digits: letters are a little narrower, which makes up for lines that words do not fill to their end. Excel
 * would work it out by itself; LibreOffice believes a file that looks like Excel's, and writes one row over the next.
 */
export function heightOf(
  values: readonly unknown[],
  widths: readonly number[],
): number | undefined {
  const lines = values.map((value, index) => linesIn(value, widths[index] ?? Infinity))
  const most = Math.max(1, ...lines)
  return most > 1 ? most * LINE : undefined
}

function linesIn(value: unknown, width: number): number {
  if (typeof value !== 'string') return 1
  if (value.length <= width && !value.includes('\n')) return 1
  return value.split('\n').reduce((sum, line) => {
    const letters = line.replace(/\p{Mn}/gu, '').length
    return sum + Math.max(1, Math.ceil(letters / width))
  }, 0)
}
