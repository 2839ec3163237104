import { emptyBarsOf } from '@/lib/domain/eligibility/bars/privacy/commands'
import { anonymiseCredentials } from '@/lib/domain/eligibility/credentials/privacy/commands'
import { emptyOverridesOf } from '@/lib/domain/eligibility/overrides/privacy/commands'
import { anonymiseAtGates } from '@/lib/domain/gate/gate/privacy/commands'
import { emptyConsentsOf } from '@/lib/domain/people/consents/privacy/commands'
import type { persons } from '@/lib/domain/people/persons/contract'
import { lockDataSubject, replaceByCode } from '@/lib/domain/people/persons/privacy/commands'
import { readIdentifyingTexts, readNumbers } from '@/lib/domain/people/persons/privacy/queries'
import { emptyRequestsOf } from '@/lib/domain/people/privacy-requests/privacy/commands'
import { anonymiseAccounts, lockAccountsOf } from '@/lib/domain/people/users/privacy/commands'
import { forgetImportedPerson } from '@/lib/domain/site/imports/privacy/commands'
import { emptyAttendancesOf } from '@/lib/domain/training/training-enrollments/privacy/commands'
import { record } from '@/lib/platform/audit/audit'
import { emptyEntriesOf } from '@/lib/platform/audit/emptied'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { translator } from '@/lib/platform/i18n/translator'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { hideTexts } from '../texts/commands'
import { readObstacles } from './queries'

/** Nothing tells any more who it was; what the person did, and what happened to the person, stays under the code. */
export async function anonymisePerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.anonymise>,
): Promise<Result> {
  const { db } = context
  await requireConfirmedIdentity(context)
  const { code } = await lockDataSubject(db, id)
  const accounts = await lockAccountsOf(context, id)
  const userIds = accounts.map((account) => account.id)
  await requireNoObstacles(context, { personId: id, userIds })
  const addresses = accounts.flatMap(({ email }) => email ?? [])
  const texts = [...(await readIdentifyingTexts(db, id)), ...addresses]
  const numbers = await readNumbers(db, id)
  await replaceByCode(context, id)
  await forgetImportedPerson(db, id, numbers)
  await emptyEntriesOf(context, id)
  await anonymiseAccounts(context, userIds)
  await emptyRecordsOf(context, id)
  await hideTexts(context, { id, code, texts, userIds })
  await record(context, 'person.anonymised', { type: 'person', id })
  return done({ id })
}

async function requireNoObstacles(
  context: Context,
  whose: Parameters<typeof readObstacles>[1],
): Promise<void> {
  const obstacles = await readObstacles(context, whose)
  if (obstacles.length === 0) return
  const t = translator(context.language, 'persons')
  const matters = obstacles.map(({ kind, records }) =>
    [t(`anonymising.obstacles.${kind}`), records.map(({ label }) => label).join(', ')]
      .filter(Boolean)
      .join(' '),
  )
  throw new Problem('person-still-works', { values: { matters: matters.join('; ') } })
}

/** What was written about the person, and documents. */
async function emptyRecordsOf(context: Context, id: string): Promise<void> {
  const { db, sql } = context
  await anonymiseCredentials(context, id)
  await emptyBarsOf(db, id)
  await emptyOverridesOf(db, id)
  await emptyAttendancesOf(db, id)
  await emptyRequestsOf(db, id)
  await emptyConsentsOf(db, id)
  await anonymiseAtGates(sql, id)
}
