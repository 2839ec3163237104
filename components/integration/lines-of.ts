/** The addresses in a text with one in each line. */
export const linesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.toLowerCase())
    .filter(Boolean)
