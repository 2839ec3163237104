import { startOf } from '../contract/plain-text'
import { readSheet, unescaped } from './sheet'
import { LIMITS, Refused, unreadable, type Table } from './table'
import { readXml } from './xml'
import { openZip, type Parts } from './zip'

/** The first sheet of a workbook that is shown and has rows. */
export function readXlsx(bytes: Buffer): Table {
  const parts = openZip(bytes)
  const types = parts.read('[Content_Types].xml')
  if (!types || /macroEnabled|vbaProject/i.test(types) || parts.has('xl/vbaProject.bin'))
    throw unreadable()
  const { sheets, is1904, texts, styles } = workbookOf(parts)
  const reading = {
    texts: textsOf(parts.read(texts)),
    dates: dateStylesOf(parts.read(styles)),
    is1904,
  }
  for (const [index, { name, path }] of sheets.entries()) {
    const xml = parts.read(path)
    const rows = xml ? readSheet(xml, reading) : []
    if (rows.length === 0) continue
    const others = sheets.slice(index + 1).filter((other) => isFilled(parts, other.path))
    return { sheet: name, rows, otherSheets: others.map((other) => other.name) }
  }
  return { sheet: sheets[0]!.name, rows: [], otherSheets: [] }
}

/** Whether a value or text stands in a sheet. One for which no room is left has some. */
function isFilled(parts: Parts, path: string): boolean {
  try {
    return /<(\w+:)?[vt][\s>]/.test(parts.read(path) ?? '')
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

function workbookOf(parts: Parts) {
  const workbook = parts.read('xl/workbook.xml')
  const relations = parts.read('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) throw unreadable()
  const targets = new Map<string, string>()
  const byType = new Map<string, string>()
  readXml(relations, {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return
      const path = Target.replace(/^\/?(xl\/)?/, 'xl/')
      targets.set(Id, path)
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), path)
    },
  })
  const sheets: { name: string; path: string }[] = []
  let is1904 = false
  readXml(workbook, {
    open(element, attributes) {
      if (element === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (element !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name))?.[1] ?? ''
      sheets.push({ name: startOf(attributes.name ?? '', 31), path: targets.get(id) ?? '' })
    },
  })
  if (sheets.length === 0) throw unreadable()
  return {
    sheets: sheets.slice(0, 100),
    is1904,
    // Some programs write these names in other letters.
    texts: byType.get('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: byType.get('styles') ?? 'xl/styles.xml',
  }
}

/** The shared texts, cut and trimmed once, as millions of cells may show one. What is spoken (`rPh`) is none of the text. */
function textsOf(xml = '<sst/>'): string[] {
  const texts: string[] = []
  let text: string[] | null = null
  let isText = false
  let isSpoken = false
  readXml(xml, {
    open(name) {
      if (name === 'si') text = []
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text: (piece) => void (isText && text?.push(piece)),
    close(name) {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name !== 'si' || !text) return
      texts.push(
        unescaped(text.join(''))
          .slice(0, LIMITS.cell + 1)
          .trim(),
      )
      text = null
    },
  })
  return texts
}

/** Numbers of built-in formats that show a day; those of Thai programs are 71 to 81. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 36) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 75) ||
  id === 81

/** The longest format that Excel allows. */
const LONGEST_FORMAT = 255

/** Days and years, also of the Buddhist era, outside of quoted text, conditions and escaped letters, closed or not. */
const isDayFormat = (code: string): boolean =>
  code.length <= LONGEST_FORMAT && /[ydb]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\./g, ''))

/** By the number of a style: whether its cells show days. */
function dateStylesOf(xml = '<styleSheet/>'): boolean[] {
  const formats = new Map<number, boolean>()
  const styles: boolean[] = []
  let isInCellStyles = false
  readXml(xml, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), isDayFormat(formatCode))
      if (name === 'cellXfs') isInCellStyles = true
      if (name !== 'xf' || !isInCellStyles) return
      const id = Number(numFmtId)
      styles.push(formats.get(id) ?? isBuiltInDay(id))
    },
    close(name) {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return styles
}
