import type { FileRow } from '@/lib/domain/site/imports/cells/rules'
import { judgeRows } from '@/lib/domain/site/imports/judge/commands'
import { kindOf } from '@/lib/domain/site/imports/kinds/by-name/commands'
import { encryptedTexts } from '@/lib/domain/site/imports/texts/rows'
import { saveJudged } from '@/lib/domain/site/imports/stored/commands'
import type { Database } from '@/lib/platform/db/database'
import { officer } from './gate-rows'
import { demoId } from './ids'

const headers = ['ชื่อ', 'นามสกุล', 'เลขบัตรประชาชน', 'บริษัท', 'เบอร์โทร', 'รหัส', 'คำนำหน้า']
const fields = ['firstNameTh', 'lastNameTh', 'nationalId', 'employerId', 'phone', 'code', 'titleTh']
const company = 'บริษัท ใบโพธิ์ทองเมคานิคอล จำกัด'

/** A list of workers as a company sends it: one row a kind of error, and some that are right. */
const rows: string[][] = [
  ['มานพ', 'สุขสันต์', '', company, '081 234 5601', '', 'นาย'],
  ['วิไล', 'ทองดี', '', company, '081 234 5602', '', 'นาง'],
  ['', 'ไม่มีชื่อ', '', company, '', '', ''],
  ['สมหมาย', '', '', company, '', '', ''],
  ['อุดม', 'ใจดี', '1234567890123', company, '', '', ''],
  ['ประยุทธ', 'แก้วใส', '1.1037E+12', company, '', '', ''],
  ['สมศรี', 'มีสุข', 'x-xxxx-xxxxx-12-3', company, '', '', ''],
  ['บุญมา', 'ศรีทอง', '', 'บริษัทที่ยังไม่ได้ลงทะเบียน', '', '', ''],
  ['บุญมี', 'ศรีทอง', '', 'บริษัทที่ยังไม่ได้ลงทะเบียน', '', '', ''],
  ['ทองดี', 'บุญเรือง', '', company, 'ไม่มี', '', ''],
  ['คำปัน', 'ใจคำ', '', company, '', 'P-999999', ''],
  ['ชื่อยาว'.repeat(20), 'มาก', '', company, '', '', ''],
  ['สายใจ', 'รักดี', '', company, '', '', 'คำนำหน้ายาว'.repeat(6)],
  ['ซ้ำ', 'ระบบ', '', company, '', 'P-000016', ''],
  ['แฝด', 'พี่', 'AB1234567', company, '', '', ''],
  ['แฝด', 'น้อง', 'AB1234567', company, '', '', ''],
]

const keyOf = (index: number) => String.fromCharCode(65 + index)

const flawsOf = (texts: string[]): FileRow['flaws'] =>
  texts.includes('1.1037E+12') ? { C: 'digits-lost' } : {}

/** Checked by the judge itself, so that it says what the product says. */
export async function writeImports({ db, sql }: Database, now: Date): Promise<void> {
  const id = demoId('import', 1)
  const mapping = Object.fromEntries(fields.map((field, index) => [field, keyOf(index)]))
  const stored = rows.map((texts, index) => ({
    rowNo: index + 2,
    cells: Object.fromEntries(texts.map((text, column) => [keyOf(column), text])),
    flaws: flawsOf(texts),
  }))
  await db.import.create({
    data: {
      id,
      kind: 'Persons',
      fileName: 'รายชื่อช่าง ใบโพธิ์ทอง.xlsx',
      sheet: 'รายชื่อ',
      columns: headers.map((header, index) => ({ key: keyOf(index), header })),
      headersHash: '',
      mapping,
      status: 'Checked',
      rowCount: rows.length,
      madeByUserId: officer,
      traceId: id,
      language: 'th',
      createdAt: now,
      importRows: {
        createMany: {
          data: stored.map(({ cells, ...row }) => ({
            ...row,
            cells: encryptedTexts({ importId: id, rowNo: row.rowNo }, cells),
          })),
        },
      },
    },
  })
  const context = {
    db,
    sql,
    actor: {
      userId: officer,
      name: { th: '', en: '' },
      email: null,
      roles: ['SafetyOfficer' as const],
      employerId: null,
    },
    now,
    language: 'th' as const,
    traceId: id,
    address: '',
    cookie: {},
    importId: id,
  }
  const file = { kind: kindOf('Persons'), mapping, onMatch: 'refuse' as const }
  const unmatched = stored.map((row) => ({ ...row, matchId: null }))
  await saveJudged(sql, id, await judgeRows(context, file, unmatched, { hold: false }))
}
