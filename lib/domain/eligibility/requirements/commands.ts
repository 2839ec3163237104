import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { requirements } from './contract'
import { checkedRequirement, sentOf } from './queries'
import { keepRevision } from './revisions/commands'

type SaveInput = CheckedInputOf<typeof requirements.save>

export async function saveRequirement(
  context: Context,
  { id, rowVersion, ...sent }: SaveInput,
): Promise<Result> {
  const { db, sql } = context
  const before = id ? await lockRequirement(context, id, rowVersion) : null
  const data = await checkedRequirement(context, before, sent)
  const write = before
    ? db.requirement.update({
        where: { id: before.id },
        data: { ...data, rowVersion: { increment: 1 } },
      })
    : db.requirement.create({ data })
  const saved = await orDuplicateProblem(write, 'code', 'code-in-use', 'code')
  await keepRevision(sql)
  await record(context, 'requirement.saved', { type: 'requirement', id: saved.id }, sentOf(sent))
  return done(saved)
}

export async function removeRequirement(
  context: Context,
  { id }: CheckedInputOf<typeof requirements.remove>,
): Promise<Result> {
  const { db, sql } = context
  const { isSystem } = await lockRequirement(context, id)
  if (isSystem) throw new Problem('shipped-requirement')
  const { code, nameTh } = await db.requirement.delete({ where: { id } })
  await keepRevision(sql)
  await record(context, 'requirement.removed', { type: 'requirement', id }, { code, nameTh })
  return done({ id })
}

async function lockRequirement({ db }: Context, id: string, rowVersion?: number) {
  await lockRow(db, 'requirements', id, rowVersion)
  return db.requirement.findUniqueOrThrow({ where: { id } })
}
