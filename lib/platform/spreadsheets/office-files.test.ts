import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { workbookParts, zipOf } from '@/lib/testing/files/zip'
import { readTable } from './read-table'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'workbooks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** As LibreOffice Calc 24 saves a list: its own attributes, custom formats, and rows without cells to the end. */
function libreOffice(): Buffer {
  const row = (number: number, cells: string) =>
    `<row r="${number}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${cells}</row>`
  const text = (at: string, index: number) => `<c r="${at}" s="1" t="s"><v>${index}</v></c>`
  const sheet = `${HEAD}<worksheet ${MAIN} xmlns:r="${OFFICE}"><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:E3"/><sheetViews><sheetView showFormulas="false" tabSelected="true" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="12.8"/><cols><col collapsed="false" customWidth="true" min="1" max="1" width="20"/></cols><sheetData>${[
    row(1, [0, 1, 2, 3, 4].map((index) => text(`${'ABCDE'[index]}1`, index)).join('')),
    row(
      2,
      `${text('A2', 5)}<c r="B2" s="2" t="n"><v>1103700000001</v></c><c r="C2" s="3" t="n"><v>46349</v></c><c r="D2" s="0" t="str"><f aca="false">A2&amp;"!"</f><v>สมชาย!</v></c><c r="E2" s="4" t="n"><v>46349.9993</v></c>`,
    ),
    row(3, '<c r="A3" s="0"/><c r="B3" s="0" t="e"><f aca="false">#REF!</f><v>#REF!</v></c>'),
    row(1048576, ''),
  ].join('')}</sheetData><printOptions headings="false"/></worksheet>`
  const strings = ['ชื่อ', 'เลขบัตร', 'วันที่', 'สูตร', 'เวลา', 'สมชาย']
    .map((each) => `<si><t xml:space="preserve">${each}</t></si>`)
    .join('')
  const format = (id: number, code: string) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`
  const style = (id: number) =>
    `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyFont="true" applyBorder="false"/>`
  return zipOf({
    ...workbookParts(''),
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" date1904="false"/><sheets><sheet name="แผ่น1" sheetId="1" state="visible" r:id="rId3"/></sheets><calcPr iterateCount="100"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN} count="6" uniqueCount="6">${strings}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><numFmts count="4">${format(164, 'General')}${format(165, '0')}${format(166, '[$-41E]D\\ MMM\\ BBBB')}${format(167, 'DD/MM/YYYY\\ HH:MM')}</numFmts><cellStyleXfs count="1">${style(14)}</cellStyleXfs><cellXfs count="5">${[164, 164, 165, 166, 167].map(style).join('')}</cellXfs></styleSheet>`,
  })
}

/** As Excel saves it: shared strings in pieces, a named style, and days from 1904 as on old Macs. */
function excel({ is1904 = false } = {}): Buffer {
  const day = is1904 ? 46349 - 1462 : 46349
  const parts = workbookParts(
    `<row r="1" spans="1:3" x14ac:dyDescent="0.25" xmlns:x14ac="x"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>${day}</v></c><c r="C1" s="1"><v>${day}.75</v></c></row>`,
    {
      strings: '<si><r><t>สม</t></r><r><rPr><b/></rPr><t>ชาย</t></r><phoneticPr fontId="1"/></si>',
      styles:
        '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>',
      properties: is1904 ? '<workbookPr date1904="1" defaultThemeVersion="1"/>' : '<workbookPr/>',
    },
  )
  return zipOf(parts)
}

const textsOf = async (bytes: Uint8Array) =>
  (await readTable(bytes, 'somebody')).rows.map(({ cells }) => cells.map((cell) => cell?.text))

describe('the files of the usual programs', () => {
  test('of LibreOffice', async () =>
    expect(await textsOf(libreOffice())).toEqual([
      ['ชื่อ', 'เลขบัตร', 'วันที่', 'สูตร', 'เวลา'],
      ['สมชาย', '1103700000001', '2026-11-23', 'สมชาย!', '2026-11-23'],
      [undefined, '#REF!'],
    ]))

  test.each([false, true])('of Excel, with days from 1904: %s', async (is1904) =>
    expect(await textsOf(excel({ is1904 }))).toEqual([['สมชาย', '2026-11-23', '2026-11-23']]),
  )

  test.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'give the same days where the server is in %s',
    async (timeZone) => {
      const file = path.join(folder, `${timeZone.replace('/', '-')}.xlsx`)
      writeFileSync(file, libreOffice())
      const { stdout } = await run(
        process.execPath,
        ['--import', 'tsx', 'lib/testing/files/table-reader.ts', file],
        { env: { ...process.env, TZ: timeZone } },
      )
      expect(JSON.parse(stdout)[1]).toEqual([
        'สมชาย',
        '1103700000001',
        '2026-11-23',
        'สมชาย!',
        '2026-11-23',
      ])
    },
  )
})
