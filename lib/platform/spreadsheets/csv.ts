import Papa from 'papaparse'
import { LIMITS, Rows, textCell, unreadable, type Table } from './table'

/** In letters: where a separator is looked for. */
const START = 64 * 1024

/** Rows of a text with separators. The separator is that of `,` `;` and tab which divides the first rows evenly. */
export function readCsv(bytes: Buffer): Table {
  const rows = new Rows()
  const text = textOf(bytes)
  const start = Papa.parse(text.slice(0, START), {
    delimitersToGuess: [',', ';', '\t'],
    preview: 20,
    skipEmptyLines: true,
  })
  let rowNo = 0
  Papa.parse<string[]>(text, {
    delimiter: start.meta.delimiter,
    step({ data, errors }) {
      rowNo += 1
      if (errors.some(({ type }) => type === 'Quotes')) throw unreadable()
      const filled = data.findLastIndex((text) => text !== '')
      rows.add(rowNo, data.slice(0, Math.max(filled, LIMITS.columns) + 1).map(textCell))
    },
  })
  return { sheet: '', rows: rows.rows, otherSheets: [] }
}

/** In UTF-16 with a mark, UTF-8, or else windows-874, which Thai programs write. A text with NUL is none. */
function textOf(bytes: Buffer): string {
  const text = decoded(bytes)
  if (text.includes('\0')) throw unreadable()
  return text
}

function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}
