import * as z from 'zod'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { credentialTypeSelect } from '../present'

const found = z.object({ id: z.guid(), text: z.string() })

/** The types in use, of a person's credentials, with these names or codes, in any case. */
export const findTypesByText = (sql: Sql, texts: string[]) =>
  sql`
  SELECT type."id", text FROM unnest(${texts}::text[]) text
  JOIN "credential_types" type ON type."isActive" AND type."subject" = 'Person'
    AND lower(text) IN (lower(type."nameTh"), lower(type."nameEn"), lower(type."code"))`.rows(found)

/** The types of a person's credentials that are in use. */
export const listTypesInUse = (db: Db) =>
  db.credentialType.findMany({
    where: { isActive: true, subject: 'Person' },
    orderBy: [{ nameTh: 'asc' }, { id: 'asc' }],
    select: { nameTh: true, nameEn: true },
  })

export const readTypes = (db: Db, ids: string[]) =>
  db.credentialType.findMany({ where: { id: { in: ids } }, select: credentialTypeSelect })
