import type * as z from 'zod'
import { typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { daysFrom, fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { readAllRows } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import { readRenewals } from '../renewals/queries'
import type { expiringCredential } from './contract'

const company = { select: { nameTh: true, nameEn: true } } as const
const select = {
  id: true,
  typeId: true,
  type: { select: { nameTh: true, nameEn: true, isSensitive: true } },
  personId: true,
  person: { select: { ...personNameSelect, employer: company } },
  employerId: true,
  employer: company,
  expiresOn: true,
} satisfies Prisma.CredentialSelect

/** Approved ones whose last day lies between two days, both inclusive, and that no approved renewal replaces. */
export async function readExpiringCredentials(
  { db, actor }: Context,
  [from, to]: readonly [Day, Day],
  companies: string[] | null,
): Promise<z.output<typeof expiringCredential>[]> {
  const own = companies ? { in: companies } : undefined
  const rows = await readAllRows((take) =>
    db.credential.findMany({
      where: {
        status: 'Approved',
        expiresOn: { gte: toUtcDate(from), lte: toUtcDate(to) },
        OR: [
          { person: { removedAt: null, employerId: own } },
          { employerId: own ?? { not: null } },
        ],
      },
      orderBy: [{ expiresOn: 'asc' }, { id: 'asc' }],
      select,
      take,
    }),
  )
  const renewalOf = await readRenewals(db, rows)
  return rows
    .filter((row) => renewalOf(row)?.status !== 'Approved')
    .flatMap(({ id, type, person, employer, expiresOn }) => {
      if (!expiresOn) return []
      const names = person && namesOf(person)
      const holder = employer ?? person?.employer
      const { nameTh: credentialTh, nameEn: credentialEn } = typeNamesFor(actor, type)
      const validUntil = fromUtcDate(expiresOn)
      return {
        id,
        personTh: names?.nameTh ?? null,
        personEn: names?.nameEn ?? null,
        contractorTh: holder?.nameTh ?? null,
        contractorEn: holder?.nameEn ?? null,
        credentialTh,
        credentialEn,
        validUntil,
        daysLeft: daysFrom(from, validUntil),
      }
    })
}
