import { SaxesParser } from 'saxes'
import { unreadable } from './table'

type Attributes = Record<string, string>

/**
 * Calls `open` and `close` for each element by its name without a prefix, and `text` for what stands between. Throws
 * `import-unreadable` for what is no XML; entities of a document's own are none of XML's.
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
  parser.on('opentag', ({ name, attributes }) => on.open?.(local(name), attributes))
  parser.on('closetag', ({ name }) => on.close?.(local(name)))
  parser.on('text', (piece) => on.text?.(piece))
  parser.write(text).close()
}
