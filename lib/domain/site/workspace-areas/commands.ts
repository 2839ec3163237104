import { linkFor } from '@/lib/platform/access/record-pages'
import { record } from '@/lib/platform/audit/audit'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import { requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { nameIn } from '@/lib/platform/i18n/names'
import type { workspaceAreas } from './contract'

type SaveInput = CheckedInputOf<typeof workspaceAreas.save>

export async function saveWorkspaceArea(
  context: Context,
  { id, rowVersion, ...fields }: SaveInput,
): Promise<Result> {
  const { db } = context
  if (id) await lockRow(db, 'workspace_areas', id, rowVersion)
  await requireFreeCode(context, fields.code, id)
  const write = id
    ? db.workspaceArea.update({ where: { id }, data: { ...fields, rowVersion: { increment: 1 } } })
    : db.workspaceArea.create({
        data: { ...fields, ...sentOrStored(fields, null, ['code', 'nameTh']) },
      })
  const saved = await orDuplicateProblem(write, 'code', 'code-in-use', 'code')
  await record(context, 'workspace-area.saved', { type: 'workspace-area', id: saved.id }, fields)
  return done(saved)
}

export async function removeWorkspaceArea(
  context: Context,
  { id }: CheckedInputOf<typeof workspaceAreas.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockRow(db, 'workspace_areas', id)
  await requireUnreferenced(sql, 'workspace_areas', id)
  const { code, nameTh } = await db.workspaceArea.delete({ where: { id } })
  await record(context, 'workspace-area.removed', { type: 'workspace-area', id }, { code, nameTh })
  return done({ id })
}

async function requireFreeCode(
  { db, actor, language }: Context,
  code: SaveInput['code'],
  id: SaveInput['id'],
): Promise<void> {
  if (!code) return
  const holder = await db.workspaceArea.findUnique({
    where: { code },
    select: { id: true, nameTh: true, nameEn: true },
  })
  if (!holder || holder.id === id) return
  const name = `${code} ${nameIn(language, holder)}`
  throw new Problem('code-in-use', {
    field: 'code',
    holder: linkFor(actor, { type: 'workspace-area', key: code, name }),
  })
}
