import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { ROWS_AT_ONCE } from '@/lib/domain/site/imports/rules'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { unique, uploadRows } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { asOwner } from '@/lib/testing/runs/owner'

const admin = await createUser('Admin')
const COUNT = 2 * ROWS_AT_ONCE + 1

await asOwner(
  `CREATE TABLE "steps" ("no" SERIAL, "progress" INT, "phase" TEXT, "transaction" XID8)`,
)
await asOwner(`CREATE FUNCTION note_progress() RETURNS TRIGGER SECURITY DEFINER LANGUAGE plpgsql AS
  $$ BEGIN
    INSERT INTO "steps" ("progress", "phase", "transaction")
      VALUES (NEW."progress", NEW."phase", pg_current_xact_id());
    RETURN NEW;
  END $$`)
await asOwner(`CREATE TRIGGER "note_progress" AFTER UPDATE ON "imports" FOR EACH ROW
  WHEN (OLD."progress" <> NEW."progress" OR NEW."phase" IS NULL) EXECUTE FUNCTION note_progress()`)

/** What others see while the job is at work: what is committed before the transaction that ends the phase. */
async function progressShown(): Promise<number[]> {
  await asOwner('TRUNCATE "steps"')
  await runImports(new Date())
  const { rows } = await asOwner(`SELECT "progress" FROM "steps"
    WHERE "transaction" <> (SELECT "transaction" FROM "steps" WHERE "phase" IS NULL) ORDER BY "no"`)
  return rows.map(({ progress }) => progress)
}

test('readers see how far a file is, block by block, while it is judged and while it is written', async () => {
  const rows = Array.from({ length: COUNT }, () => ['ก', unique(), makeNationalId()])
  const file = [['ชื่อ', 'นามสกุล', 'เลขบัตร'], ...rows]
  const { id } = (await uploadRows(admin, 'Persons', file)).body
  const columns = { firstNameTh: 'A', lastNameTh: 'B', nationalId: 'C' }
  const mapping = Object.entries(columns).map(([field, column]) => ({ field, column }))
  await call(admin, imports.check, { id, mapping, onMatch: 'refuse' })
  const checked = await progressShown()
  await call(admin, imports.commit, { id, mode: 'all' })
  const written = await progressShown()
  for (const seen of [checked, written])
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  // Looking up whom the rows mean takes most of the time.
  expect(checked.some((done) => done > 0 && done < ROWS_AT_ONCE)).toBe(true)
  expect(written.some((done) => done > COUNT / 2 && done < COUNT)).toBe(true)
})
