import { expect, test } from 'vitest'
import { summaryOf } from './traced-statements'

test.each([
  ['SELECT "id" FROM "persons" WHERE "id" = $1::uuid', 'SELECT persons'],
  ['\n  INSERT INTO "public"."users" ("id") VALUES ($1)', 'INSERT users'],
  ['UPDATE "work_permits" SET "status" = $1', 'UPDATE work_permits'],
  ['WITH "due" AS (SELECT FROM "mails") DELETE FROM "due"', 'WITH mails'],
  ['COMMIT', 'COMMIT'],
  ["SELECT 'FROM somebody'", 'SELECT'],
])('%j is called %s', (text, summary) => expect(summaryOf(text)).toBe(summary))
