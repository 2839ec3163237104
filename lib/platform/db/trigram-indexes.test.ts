import { expect, test } from 'vitest'
import * as z from 'zod'
import { database } from './database'

const index = z.object({ name: z.string(), options: z.array(z.string()) })

test('no trigram index has a pending list, which each search after an import would read in full', async () => {
  const indexes = await database().sql`
    SELECT pg_class.relname AS "name", coalesce(pg_class.reloptions, '{}') AS "options"
    FROM pg_class JOIN pg_am ON pg_am.oid = pg_class.relam
    WHERE pg_am.amname = 'gin' AND pg_class.relnamespace = 'public'::regnamespace`.rows(index)
  expect(indexes.length).toBeGreaterThan(10)
  expect(indexes.filter(({ options }) => !options.includes('fastupdate=off'))).toEqual([])
})
