import * as z from 'zod'
import { addDays, fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { IS_LATEST } from './rows'
import { isRenewalOf } from './rules'
import type { CredentialStatus } from '../standing/rules'

type Held = {
  id: string
  typeId: string
  personId: string | null
  employerId: string | null
  expiresOn: Date | null
}

/** Approved ones that end within so many days, and that an approved renewal replaces. */
export async function readRenewedIds(sql: Sql, today: Day, days: number): Promise<string[]> {
  const rows = await sql`
    SELECT credential."id" FROM "credentials" credential
    WHERE credential."status" = 'Approved' AND NOT ${IS_LATEST}
      AND credential."expiresOn" BETWEEN ${today}::date AND ${addDays(today, days)}::date`.rows(
    z.object({ id: z.guid() }),
  )
  return rows.map(({ id }) => id)
}

/** For each of the credentials a renewal that is not revoked; approved ones first. */
export async function readRenewals(
  db: Db,
  rows: readonly Held[],
): Promise<(row: Held) => { id: string; status: CredentialStatus } | null> {
  const ending = rows.filter(({ expiresOn }) => expiresOn !== null)
  if (ending.length === 0) return () => null
  const ids = (name: 'personId' | 'employerId') => [
    ...new Set(ending.flatMap((row) => row[name] ?? [])),
  ]
  const others = await db.credential.findMany({
    where: {
      typeId: { in: [...new Set(ending.map(({ typeId }) => typeId))] },
      status: { not: 'Revoked' },
      OR: [{ personId: { in: ids('personId') } }, { employerId: { in: ids('employerId') } }],
    },
    orderBy: { submittedAt: 'desc' },
    select: {
      id: true,
      typeId: true,
      personId: true,
      employerId: true,
      issuedOn: true,
      expiresOn: true,
      status: true,
    },
  })
  return (row) => {
    const renewal = others
      .filter((other) => renews(other, row))
      .toSorted((a, b) => Number(b.status === 'Approved') - Number(a.status === 'Approved'))[0]
    return renewal ? { id: renewal.id, status: renewal.status } : null
  }
}

const renews = ({ issuedOn, expiresOn, ...other }: Held & { issuedOn: Date }, row: Held): boolean =>
  other.id !== row.id &&
  other.typeId === row.typeId &&
  other.personId === row.personId &&
  other.employerId === row.employerId &&
  row.expiresOn !== null &&
  isRenewalOf(fromUtcDate(row.expiresOn), {
    issuedOn: fromUtcDate(issuedOn),
    expiresOn: expiresOn && fromUtcDate(expiresOn),
  })
