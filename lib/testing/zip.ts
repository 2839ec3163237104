import { deflateRawSync } from 'node:zlib'

type Options = { encrypted?: boolean; declaredSize?: number }

/** A ZIP file of these parts, for workbooks that no program would write. */
export function zipOf(parts: Record<string, string | Buffer>, options: Options = {}): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    files.push(local, Buffer.from(name), packed)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(options.encrypted ? 1 : 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(options.declaredSize ?? bytes.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

const SHEET = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

/** The parts of a workbook with one sheet of these rows of XML. */
export const workbookParts = (
  rows: string,
  { tail = '', strings = '', styles = '', properties = '' } = {},
): Record<string, string> => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets><sheet name="คน" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `${SHEET}<sheetData>${rows}</sheetData>${tail}</worksheet>`,
  'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
})
