import { memoized } from './memoized'

/** The width of a piece of text on one line, in points. */
export type Measure = (text: string) => number

/** Must not begin a line. ฯ belongs to the word before it, but ฯลฯ is a word. */
const NOT_FIRST = /^(?:[ๆะาๅ)\]}”’»,.:;!?%/…–-]|ฯ(?!ล))/u
/** Must not end a line: opening brackets, and vowels that are written before their consonant. */
const NOT_LAST = /[([{“‘«เแโใไ]$/u
/** Times and decimals: 16:00 is not broken after its colon. */
const IN_NUMBER = /\d[:.,]$/

const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const wordsOf = memoized((text) => [...words.segment(text)].map(({ segment }) => segment))
const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment)

/**
 * The lines of a text, each at most `width` wide. Thai has no spaces between words: a dictionary tells where words end.
 * Only words that are wider than a line are broken, without a hyphen.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((paragraph) => breakParagraph(printable(paragraph), width, measure))
}

/** Control characters have no glyph; a tab is a space. */
const printable = (text: string) => text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '')

function breakParagraph(text: string, width: number, measure: Measure): string[] {
  if (measure(text) <= width) return [text]
  const fits = (piece: string) => measure(piece.trimEnd()) <= width
  const pieces = joined(betweenSpaces(text).flatMap(wordsOf))
    .flatMap((word) => (fits(word) ? [word] : joined(lettersOf(word))))
    .flatMap((piece) => (fits(piece) ? [piece] : lettersOf(piece)))
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of pieces) {
    // The space at the end of a line does not count.
    if (line !== '' && used + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
      used = measure(line)
    } else {
      line += piece
      used += measure(piece)
    }
  }
  return [...lines, line.trimEnd()]
}

const betweenSpaces = (text: string) => text.match(/[^ ]* |[^ ]+$/g) ?? []

/** The segments that may stand on lines of their own: spaces, and what must not begin or end a line, are appended. */
function joined(segments: string[]): string[] {
  const pieces: string[] = []
  for (const segment of segments) {
    const before = pieces.at(-1)
    const belongs =
      before !== undefined &&
      (segment.trim() === '' ||
        NOT_FIRST.test(segment) ||
        NOT_LAST.test(before) ||
        (IN_NUMBER.test(before) && /^\d/.test(segment)))
    if (belongs) pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces
}
