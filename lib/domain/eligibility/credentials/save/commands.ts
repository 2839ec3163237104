import { refusalProblemWithAuthor } from '@/lib/domain/people/users/names/queries'
import { deleteAssets } from '@/lib/domain/site/assets/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import { record } from '@/lib/platform/audit/audit'
import { fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type Message,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText } from '@/lib/platform/contract/problems'
import { translator } from '@/lib/platform/i18n/translator'
import type { credentials } from '../contract'
import { linkFiles } from '../attachments/commands'
import { lineOf, lockFacts } from '../judge/commands'
import { judgeCredential } from '../judge/rules'
import { credentialSelect } from '../present'
import { listFilesOf } from '../privacy/queries'
import { peopleWithNumber, visibleTo } from '../queries'
import { companyOf, isOpen, mayOpenFiles } from '../rules'
import { credentialWorkflow } from '../workflow'

export async function saveCredential(
  context: Context,
  { id, rowVersion, ...input }: CheckedInputOf<typeof credentials.save>,
): Promise<Result> {
  const { db, actor, now } = context
  const before = id ? await lockOpen(context, id, rowVersion) : null
  const facts = await lockFacts(context, [input], before ? [before] : [])
  const columns = judgeCredential(input, before, facts)
  const data = {
    ...columns,
    issuedOn: toUtcDate(columns.issuedOn),
    expiresOn: columns.expiresOn && toUtcDate(columns.expiresOn),
    status: 'Submitted' as const,
    submittedAt: now,
    submittedByUserId: actor.userId,
  }
  const saved = id
    ? await db.credential.update({ where: { id }, data: { ...data, rowVersion: { increment: 1 } } })
    : await db.credential.create({ data })
  await linkFiles(context, saved.id, input.files)
  const line = lineOf(saved.id, columns, before?.status ?? null)
  await record(context, 'credential.saved', line.subject, line.changes)
  const { typeId, personId, number, expiresOn } = columns
  return {
    ...done(saved),
    messages: await warningsOf(context, { typeId, personId, number: number ?? null, expiresOn }),
  }
}

type Saved = {
  typeId: string
  personId: string | null
  number: string | null
  expiresOn: Day | null
}

async function warningsOf(context: Context, saved: Saved): Promise<Message[]> {
  const { db, language } = context
  const t = translator(language, 'credentials')
  const isElsewhere = (await peopleWithNumber(db, saved)).length > 0
  const isOver = saved.expiresOn !== null && saved.expiresOn < (await readToday(context))
  return [
    ...(isElsewhere ? [warning('number-elsewhere', t('numberElsewhere'))] : []),
    ...(isOver ? [warning('credential-over', problemText('credential-over', language))] : []),
  ]
}

const warning = (code: string, text: string): Message => ({ code, severity: 'warning', text })

export async function removeCredential(
  context: Context,
  { id }: CheckedInputOf<typeof credentials.remove>,
): Promise<Result> {
  const { typeId, personId, employerId } = await lockOpen(context, id)
  const files = await listFilesOf(context.db, { id })
  await context.db.credential.delete({ where: { id } })
  await deleteAssets(context.db, files)
  const changes = { typeId, personId, employerId }
  await record(context, 'credential.removed', { type: 'credential', id }, changes)
  return done({ id })
}

/** Locks one that is still open to change. Throws `credential-approved`, or `state-moved-on` for a revoked one. */
async function lockOpen(context: Context, id: string, rowVersion?: number) {
  const { db, actor } = context
  await lockRow(db, 'credentials', id)
  const row = await db.credential.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: credentialSelect,
  })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  if (row.status === 'Approved') throw new Problem('credential-approved')
  if (!isOpen(row.status))
    throw await refusalProblemWithAuthor(context, credentialWorkflow.wrongStatus(row.status), () =>
      Promise.resolve({ actorUserId: row.reviewedByUserId }),
    )
  requireCurrentVersion(row, rowVersion)
  return {
    ...row,
    canOpen: mayOpenFiles(actor, { type: row.type, companyId: companyOf(row) }),
    issuedOn: fromUtcDate(row.issuedOn),
    expiresOn: row.expiresOn && fromUtcDate(row.expiresOn),
  }
}
