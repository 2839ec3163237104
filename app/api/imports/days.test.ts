import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { readImport, readRows, uploadRows, unique } from '@/lib/testing/records/imports'

const admin = await createUser('Admin')
const { nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}`, kind: 'Contractor' })
const year = new Date().getUTCFullYear()
const two = (number: number) => String(number % 100).padStart(2, '0')
/** Of two digits: next year in each era. */
const next = { BE: two(year + 544), CE: two(year + 1) }
const DAY = `${year + 1}-12-05`

/** How a file with this end is read for a reader of this language. */
async function endOf(text: string, language: 'th' | 'en') {
  const prNo = `PR-${unique()}`
  const { id } = (
    await uploadRows(admin, 'Projects', [
      ['เลขที่ใบขอซื้อ', 'ชื่อโครงการ', 'ผู้รับเหมา', 'วันสิ้นสุด'],
      [prNo, 'งาน', nameTh, text],
    ])
  ).body
  const { mapping } = await readImport(admin, id)
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }))
  const headers = { 'accept-language': language }
  await call(admin, imports.check, { id, mapping: pairs, onMatch: 'refuse' }, headers)
  await runImports(new Date())
  const [row] = await readRows(admin, id)
  const codes = [...row!.errors, ...row!.notes].map(({ code }) => code)
  if (row!.outcome !== 'New') return [null, ...codes]
  await call(admin, imports.commit, { id, mode: 'all' }, headers)
  await runImports(new Date())
  const { endDate } = await database().db.project.findFirstOrThrow({
    where: { purchaseRequisitionNo: prNo },
  })
  return [fromUtcDate(endDate), ...codes]
}

test.each([
  [`5/12/${next.BE}`, 'th', [DAY, 'buddhist-year']],
  [`5 ธ.ค. ${next.BE}`, 'th', [DAY, 'buddhist-year']],
  [`5/12/${next.CE}`, 'th', [null, 'row-year-unclear']],
  [`5/12/${next.CE}`, 'en', [DAY]],
  [`5/12/${next.BE}`, 'en', [null, 'row-year-unclear']],
  [`5/12/${year + 544}`, 'en', [DAY, 'buddhist-year']],
  [`5/12/${year + 1} 10:30`, 'th', [DAY]],
  [`${year + 1}/12/05`, 'th', [DAY]],
] as const)('a file that has %s, in %s', async (text, language, expected) =>
  expect(await endOf(text, language)).toEqual(expected),
)
