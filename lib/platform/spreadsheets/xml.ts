import { SaxesParser } from 'saxes'
import { unreadable } from './table'

type Attributes = Record<string, string>

/** Each element that is still open takes memory; a workbook has some ten in each other. */
const DEEPEST = 100

/**
 * Calls `open` and `close` for each element by its name without a prefix, and `text` for what stands between. Throws
 * `import-unreadable` for what is no XML or deeper than `DEEPEST`; entities of a document's own are none of XML's.
 */
export function readXml(
  text: string,
  on: {
    open?: (name: string, attributes: Attributes) => void
    close?: (name: string) => void
    text?: (text: string) => void
  },
): void {
  const parser = new SaxesParser()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', () => {
    throw unreadable()
  })
  parser.on('doctype', () => {
    throw unreadable()
  })
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEEPEST) throw unreadable()
    on.open?.(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    on.close?.(local(name))
  })
  parser.on('text', (piece) => on.text?.(piece))
  parser.write(text).close()
}
