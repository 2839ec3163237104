import { memoized } from './memoized'

/** The width of a piece of text on one line, in points. */
export type Measure = (text: string) => number

/** What never begins a line (ฯ closes a word, ฯลฯ is one of its own) … */
const NOT_FIRST = /^(?:[ๆะาๅ)\]}”’»,.:;!?%/…–-]|ฯ(?!ล))/u
/** … and what never ends one: an opening bracket, or a vowel that is written before its consonant. */
const NOT_LAST = /[([{“‘«เแโใไ]$/u
/** A time, a number with its decimals: 16:00 is not broken after its colon. */
const IN_NUMBER = /\d[:.,]$/

const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const wordsOf = memoized((text) => [...words.segment(text)].map(({ segment }) => segment))
const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment)

/**
 * Text as lines of at most `width`. Thai has no spaces between its words: lines end where a dictionary sees the
 * end of a word, and only a word that is wider than a line is broken inside. Nothing is added, no hyphen either.
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
    // The space at the end of a line takes no room.
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

/** What stays together: spaces, and what may not stand first or last, go with their neighbour. */
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
