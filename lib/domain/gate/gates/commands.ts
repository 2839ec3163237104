import { isActiveArea } from '@/lib/domain/site/workspace-areas/queries'
import { record } from '@/lib/platform/audit/audit'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import { requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { gates } from './contract'

type SaveInput = CheckedInputOf<typeof gates.save>

export async function saveGate(
  context: Context,
  { id, rowVersion, ...fields }: SaveInput,
): Promise<Result> {
  const { db } = context
  if (id) await lockRow(db, 'gates', id, rowVersion)
  await requireFreeCode(context, fields.code, id)
  await requireArea(context, fields.workspaceAreaId, id)
  const write = id
    ? db.gate.update({ where: { id }, data: { ...fields, rowVersion: { increment: 1 } } })
    : db.gate.create({ data: { ...fields, ...sentOrStored(fields, null, ['code', 'nameTh']) } })
  const saved = await orDuplicateProblem(write, 'code', 'code-in-use', 'code')
  await record(context, 'gate.saved', { type: 'gate', id: saved.id }, fields)
  return done(saved)
}

export async function removeGate(
  context: Context,
  { id }: CheckedInputOf<typeof gates.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockRow(db, 'gates', id)
  await requireUnreferenced(sql, 'gates', id)
  const { code, nameTh } = await db.gate.delete({ where: { id } })
  await record(context, 'gate.removed', { type: 'gate', id }, { code, nameTh })
  return done({ id })
}

async function requireFreeCode(
  { db }: Context,
  code: SaveInput['code'],
  id: SaveInput['id'],
): Promise<void> {
  if (!code) return
  const holder = await db.gate.findUnique({ where: { code }, select: { id: true } })
  if (holder && holder.id !== id) throw new Problem('code-in-use', { field: 'code' })
}

/** A gate may keep an area that is no longer in use. */
async function requireArea(
  { db }: Context,
  areaId: SaveInput['workspaceAreaId'],
  gateId: SaveInput['id'],
): Promise<void> {
  if (!areaId) return
  const isKept = gateId && (await db.gate.count({ where: { id: gateId, workspaceAreaId: areaId } }))
  if (isKept || (await isActiveArea(db, areaId))) return
  throw new Problem('record-not-found', { values: { id: areaId }, field: 'workspaceAreaId' })
}
