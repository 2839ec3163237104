import { requireCredentialType } from '@/lib/domain/eligibility/credential-types/commands'
import { requirePersonInScope } from '@/lib/domain/people/persons/references'
import { refusalProblemWithAuthor } from '@/lib/domain/people/users/names/queries'
import { lockReferencedEmployer } from '@/lib/domain/site/employers/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
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
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { translator } from '@/lib/platform/i18n/translator'
import type { credentials } from './contract'
import { linkFiles } from './attachments/commands'
import { credentialSelect } from './present'
import { peopleWithNumber, visibleTo } from './queries'
import { isOpen, missingMembers, usualEnd } from './rules'
import { credentialWorkflow } from './workflow'

type SaveInput = Omit<CheckedInputOf<typeof credentials.save>, 'id' | 'rowVersion'>
type Locked = Awaited<ReturnType<typeof lockOpen>>

export async function saveCredential(
  context: Context,
  { id, rowVersion, ...input }: CheckedInputOf<typeof credentials.save>,
): Promise<Result> {
  const { db, actor, now } = context
  const before = id ? await lockOpen(context, id, rowVersion) : null
  const holder = await holderOf(context, input, before)
  const { typeId, issuedOn } = sentOrStored(input, before, ['typeId', 'issuedOn'])
  const type = await requireCredentialType(db, typeId, { field: 'typeId', former: before?.typeId })
  if (type.subject !== (holder.personId ? 'Person' : 'Employer'))
    throw new Problem('other-subject', { field: 'typeId' })
  const expiresOn = endOf(input, before, usualEnd(issuedOn, type.validityMonths))
  if (expiresOn && expiresOn < issuedOn)
    throw new Problem('end-before-start', { field: 'expiresOn' })
  const { number = before?.number, issuer } = input
  const missing = missingMembers(type, {
    number,
    expiresOn,
    files: input.files ?? before?.files ?? [],
  })
  if (missing.length > 0) throw new Problem('credential-incomplete', { fields: missing })
  const data = {
    typeId,
    ...holder,
    number,
    issuer,
    issuedOn: toUtcDate(issuedOn),
    expiresOn: expiresOn && toUtcDate(expiresOn),
    status: 'Submitted' as const,
    submittedAt: now,
    submittedByUserId: actor.userId,
  }
  const saved = id
    ? await db.credential.update({ where: { id }, data: { ...data, rowVersion: { increment: 1 } } })
    : await db.credential.create({ data })
  await linkFiles(context, saved.id, input.files)
  // Without number and issuer, which of a medical one are not for everybody who reads the audit log.
  const changes = {
    typeId,
    ...holder,
    issuedOn,
    expiresOn,
    from: before?.status ?? null,
    to: 'Submitted',
  }
  await record(context, 'credential.saved', { type: 'credential', id: saved.id }, changes)
  return {
    ...done(saved),
    messages: await warningsOf(context, { typeId, number: number ?? null, expiresOn, ...holder }),
  }
}

/** Of the person or the company that is sent, or of the one before. */
async function holderOf(context: Context, input: SaveInput, before: Locked | null) {
  const { personId, employerId } = input
  if (personId && personId !== before?.personId)
    await requirePersonInScope(context, personId, 'personId')
  if (employerId && employerId !== before?.employerId) await requireEmployer(context, employerId)
  if (personId || employerId) return { personId: personId ?? null, employerId: employerId ?? null }
  return { personId: before?.personId ?? null, employerId: before?.employerId ?? null }
}

async function requireEmployer({ db, actor }: Context, id: string): Promise<void> {
  const field = 'employerId'
  if (!isEmployerInScope(actor, id))
    throw new Problem('record-not-found', { values: { id }, field })
  await lockReferencedEmployer(db, id, field)
}

/** The end that is sent; without one that of before, unless another day of issue or type was sent. */
function endOf(input: SaveInput, before: Locked | null, usual: Day | null): Day | null {
  const { expiresOn, issuedOn, typeId } = input
  if (expiresOn) return expiresOn
  const isKept = expiresOn === undefined && before !== null && !issuedOn && !typeId
  return isKept ? before.expiresOn : usual
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
  await context.db.credential.delete({ where: { id } })
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
    issuedOn: fromUtcDate(row.issuedOn),
    expiresOn: row.expiresOn && fromUtcDate(row.expiresOn),
  }
}
