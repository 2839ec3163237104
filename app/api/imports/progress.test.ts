import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { ROWS_AT_ONCE } from '@/lib/domain/site/imports/rules'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { unique, uploadRows } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const { db } = database()
const admin = await createUser('Admin')
const COUNT = 2 * ROWS_AT_ONCE + 1

/** What other connections see while the job is at work, each number once. */
async function progressSeen(id: string): Promise<number[]> {
  const seen = new Set<number>()
  const run = runImports(new Date())
  for (;;) {
    const { phase, progress } = await db.import.findUniqueOrThrow({ where: { id } })
    if (!phase) break
    seen.add(progress)
  }
  await run
  return [...seen]
}

test('readers see how far a file is, block by block, while it is judged and while it is written', async () => {
  const rows = Array.from({ length: COUNT }, () => ['ก', unique(), makeNationalId()])
  const file = [['ชื่อ', 'นามสกุล', 'เลขบัตร'], ...rows]
  const { id } = (await uploadRows(admin, 'Persons', file)).body
  const columns = { firstNameTh: 'A', lastNameTh: 'B', nationalId: 'C' }
  const mapping = Object.entries(columns).map(([field, column]) => ({ field, column }))
  await call(admin, imports.check, { id, mapping, onMatch: 'refuse' })
  const checked = await progressSeen(id)
  await call(admin, imports.commit, { id, mode: 'all' })
  const written = await progressSeen(id)
  for (const seen of [checked, written])
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  // Looking up whom the rows mean takes most of the time.
  expect(checked.some((done) => done > 0 && done < ROWS_AT_ONCE)).toBe(true)
  expect(written.some((done) => done > COUNT / 2 && done < COUNT)).toBe(true)
})
