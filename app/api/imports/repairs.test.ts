import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { checkedImport, outcomesOf, unique } from '@/lib/testing/records/imports'

const admin = await createUser('Admin')

const repair = (id: string, rowNo: number, column: string, text: string) =>
  call(admin, imports.saveRow, { id, rowNo, cells: [{ column, text }] })

test('a repaired row is judged, however many others were the same', async () => {
  const rows = Array.from({ length: 502 }, () => ['บริษัทเดียวกัน'])
  const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], ...rows])
  await repair(id, 503, 'A', unique())
  expect((await outcomesOf(admin, id)).at(-1)).toBe('503 New')
})

test('repairs one after the other make no file larger than one that is taken', async () => {
  const id = await checkedImport(admin, 'Employers', [
    ['ชื่อบริษัท', 'หมายเหตุ'],
    [unique(), ''],
  ])
  // As much as a file of 20 million letters takes when it is stored
  await inTransaction(({ sql }) =>
    sql`INSERT INTO "import_rows" ("importId", "rowNo", "cells", "flaws")
      SELECT ${id}::uuid, 10 + place, jsonb_build_object('B', repeat('x', 4000000)), '{}'
      FROM generate_series(1, 20) place`.run(),
  )
  const { status, body } = await repair(id, 2, 'B', 'ย'.repeat(2001))
  expect([status, body.code]).toEqual([400, 'import-too-large'])
  expect((await repair(id, 2, 'B', 'ย'.repeat(1900))).status).toBe(200)
})
