import {
  changeServiceUser,
  closeServiceUser,
  makeServiceUser,
  readServiceUser,
} from '@/lib/domain/people/users/service/commands'
import { requireContractor } from '@/lib/domain/site/employers/commands'
import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { kept } from '@/lib/platform/contract/kept'
import type { Db } from '@/lib/platform/db/database'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { serviceAccounts } from './contract'
import { companyRefusal } from './rules'

const subject = (id: string) => ({ type: 'service-account', id })

type SaveInput = CheckedInputOf<typeof serviceAccounts.save>

export async function saveServiceAccount(context: Context, sent: SaveInput): Promise<Result> {
  const { id } = sent
  const before = id ? await lockAccount(context, id, sent.rowVersion) : null
  const { name, roles } = sentOrStored(sent, before, ['name', 'roles'])
  const employerId = kept(sent.employerId, before?.employerId)
  const isDisabled = sent.status ? sent.status === 'Disabled' : (before?.isDisabled ?? false)
  const refusal = companyRefusal({ roles, employerId })
  if (refusal) throw new Problem(refusal, { field: 'employerId' })
  if (employerId && employerId !== before?.employerId)
    await requireContractor(context.sql, employerId, 'employerId')
  await requireFreeName(context, name, id)
  const user = { name, roles, employerId, isDisabled }
  const saved = await orDuplicateProblem(
    id ? changeAccount(context, id, user) : makeAccount(context, user),
    'service_accounts_name',
    'service-account-name-in-use',
    'name',
  )
  await record(context, 'service-account.saved', subject(saved.id), user)
  return done(saved)
}

export async function removeServiceAccount(
  context: Context,
  { id }: CheckedInputOf<typeof serviceAccounts.remove>,
): Promise<Result> {
  await lockServiceAccount(context.db, id)
  const { name } = await context.db.serviceAccount.delete({ where: { id } })
  await closeServiceUser(context, id)
  await record(context, 'service-account.removed', subject(id), { name })
  return done({ id })
}

type ServiceUser = Parameters<typeof makeServiceUser>[1]

async function makeAccount(context: Context, user: ServiceUser) {
  const { id } = await makeServiceUser(context, user)
  return context.db.serviceAccount.create({ data: { id, name: user.name } })
}

async function changeAccount(context: Context, id: string, user: ServiceUser) {
  await changeServiceUser(context, id, user)
  return context.db.serviceAccount.update({
    where: { id },
    data: { name: user.name, rowVersion: { increment: 1 } },
  })
}

/** Locks it until the transaction ends. */
export const lockServiceAccount = (db: Db, id: string, rowVersion?: number) =>
  lockRow(db, 'service_accounts', id, rowVersion)

async function lockAccount({ db }: Context, id: string, rowVersion?: number) {
  await lockServiceAccount(db, id, rowVersion)
  const { name } = await db.serviceAccount.findUniqueOrThrow({ where: { id } })
  return { name, ...(await readServiceUser(db, id)) }
}

async function requireFreeName({ db }: Context, name: string, id?: string): Promise<void> {
  const holder = await db.serviceAccount.findUnique({ where: { name }, select: { id: true } })
  if (holder && holder.id !== id)
    throw new Problem('service-account-name-in-use', { field: 'name' })
}
