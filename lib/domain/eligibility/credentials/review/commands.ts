import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { readUserNames } from '@/lib/domain/people/users/names/queries'
import { lockEmployers } from '@/lib/domain/site/employers/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import { recordAll } from '@/lib/platform/audit/audit'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { RowVersions } from '@/lib/platform/contract/many'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText, type Values } from '@/lib/platform/contract/problems'
import type { CredentialResults, credentials, ReturnCode } from '../contract'
import { mailReturned } from '../mails/commands'
import { credentialSelect, storedCodeOf } from '../present'
import { visibleTo } from '../queries'
import { credentialWorkflow, type CredentialCommand } from '../workflow'
import { decideEach, type Decision } from './rules'

type ReviewInput = {
  ids: string[]
  rowVersions?: RowVersions
  note?: string | null
  reasonCode?: ReturnCode
}
type Row = Awaited<ReturnType<typeof readRows>>[number]
type Refused = Extract<Decision<Row>, { code: string }>
type Done = Exclude<Decision<Row>, Refused>

const isRefused = (decision: Decision<Row>): decision is Refused => decision.code !== undefined
const isDone = (decision: Decision<Row>): decision is Done => decision.code === undefined

export const approveCredentials = (
  context: Context,
  given: CheckedInputOf<typeof credentials.approve>,
): Promise<CredentialResults> => review(context, 'approve', given)

export const returnCredentials = (
  context: Context,
  given: CheckedInputOf<typeof credentials.return>,
): Promise<CredentialResults> => review(context, 'return', given)

export const revokeCredentials = (
  context: Context,
  given: CheckedInputOf<typeof credentials.revoke>,
): Promise<CredentialResults> => review(context, 'revoke', given)

/** Where all are refused, the first refusal is thrown. */
async function review(
  context: Context,
  command: CredentialCommand,
  given: ReviewInput,
): Promise<CredentialResults> {
  const { actor, language } = context
  await lockHolders(context, given.ids)
  const today = await readToday(context)
  const rows = await readRows(context, given.ids)
  const decisions = decideEach(rows, given.ids, { command, ...given }, { actor, today })
  const valuesOf = await readValues(context, decisions.filter(isRefused))
  const results = decisions.map((decision): CredentialResults['results'][number] => {
    const { id, code } = decision
    if (!isRefused(decision)) return { id, outcome: 'done', status: decision.next }
    const text = problemText(decision.code, language, valuesOf(decision))
    return { id, outcome: 'refused', code, text }
  })
  const [first] = decisions
  if (first && isRefused(first) && decisions.every(isRefused)) {
    const errors = results.map(({ text = '' }, index) => ({ path: `ids.${index}`, message: text }))
    throw new Problem(first.code, { values: valuesOf(first), errors })
  }
  await apply(context, command, { ...given, done: decisions.filter(isDone) })
  return { results }
}

/**
 * Companies first, then people, then the credentials, each in the order of their ids. Whoever judges a person holds the
 * lock on them meanwhile: what is revoked here counts for the verdict before or after, never in between.
 */
async function lockHolders({ db, sql }: Context, ids: string[]): Promise<void> {
  const holders = await db.credential.findMany({
    where: { id: { in: ids } },
    select: { personId: true, employerId: true },
  })
  await lockEmployers(
    sql,
    holders.flatMap(({ employerId }) => employerId ?? []),
  )
  await lockPersons(
    sql,
    holders.flatMap(({ personId }) => personId ?? []),
  )
  await sql`SELECT FROM "credentials" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.run()
}

async function readRows({ db, actor }: Context, ids: string[]) {
  const rows = await db.credential.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    select: credentialSelect,
  })
  return rows.map((row) => ({ ...row, expiresOn: row.expiresOn && fromUtcDate(row.expiresOn) }))
}

/** The values of refusal texts: for a conflict the present status and the reviewer who set it. */
async function readValues(
  { db, language }: Context,
  refused: Refused[],
): Promise<(refusal: Refused) => Values> {
  const reviewers = refused.flatMap(({ row }) => row?.reviewedByUserId ?? [])
  const names = await readUserNames(db, reviewers)
  return ({ id, row }) => ({
    id,
    ...(row && { status: credentialWorkflow.nameOf(row.status) }),
    by: names.get(row?.reviewedByUserId ?? '')?.[language] ?? { word: 'common.theSystem' },
  })
}

async function apply(
  context: Context,
  command: CredentialCommand,
  { done, reasonCode, note = null }: Pick<ReviewInput, 'reasonCode' | 'note'> & { done: Done[] },
): Promise<void> {
  const { db, actor, now } = context
  await db.credential.updateMany({
    where: { id: { in: done.map(({ id }) => id) } },
    data: {
      status: credentialWorkflow.target(command),
      reviewedAt: now,
      reviewedByUserId: actor.userId,
      returnCode: reasonCode ? storedCodeOf(reasonCode) : null,
      reviewReason: note,
      rowVersion: { increment: 1 },
    },
  })
  await recordAll(
    context,
    credentialWorkflow.eventOf(command),
    done.map(({ id, row, next }) => ({
      subject: { type: 'credential', id },
      changes: {
        from: row.status,
        to: next,
        reasonCode: reasonCode ?? null,
        // A note on a medical one may name a finding.
        note: row.type.isSensitive ? null : note,
      },
    })),
  )
  if (command === 'return' && reasonCode && note)
    await mailReturned(
      context,
      done.map(({ row }) => row),
      { reasonCode, note },
    )
}
