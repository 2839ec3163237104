import * as z from 'zod'
import { isDeepStrictEqual } from 'node:util'
import { linkFor } from '@/lib/platform/access/record-pages'
import { record } from '@/lib/platform/audit/audit'
import type { Database, Db } from '@/lib/platform/db/database'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import { requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { nameIn } from '@/lib/platform/i18n/names'
import type { jsaTemplates } from './contract'

type SaveInput = CheckedInputOf<typeof jsaTemplates.save>

export async function saveJsaTemplate(
  context: Context,
  { id, rowVersion, IsEnabled, code: givenCode, ...fields }: SaveInput,
): Promise<Result> {
  const { db } = context
  const before = id ? await lockOwnTemplate(db, id, rowVersion) : null
  const code = givenCode ?? before?.code ?? (await nextCode(context))
  await requireFreeCode(context, code, id)
  const isNewRevision = before && fields.steps && !isDeepStrictEqual(before.steps, fields.steps)
  const data = { ...fields, code, isEnabled: IsEnabled }
  const versions = { rowVersion: { increment: 1 }, revision: { increment: isNewRevision ? 1 : 0 } }
  const write = before
    ? db.jsaTemplate.update({ where: { id }, data: { ...data, ...versions } })
    : db.jsaTemplate.create({
        data: { ...data, ...sentOrStored(fields, null, ['nameTh', 'typeCode', 'steps']) },
      })
  const saved = await orDuplicateProblem(write, 'code', 'code-in-use', 'code')
  const { nameTh, typeCode, isEnabled, revision } = saved
  const changes = { code, nameTh, typeCode, isEnabled, revision, steps: fields.steps?.length }
  await record(context, 'jsa-template.saved', { type: 'jsa-template', id: saved.id }, changes)
  return done(saved)
}

export async function removeJsaTemplate(
  context: Context,
  { id }: CheckedInputOf<typeof jsaTemplates.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockOwnTemplate(db, id)
  await requireUnreferenced(sql, 'jsa_templates', id)
  const { code, nameTh } = await db.jsaTemplate.delete({ where: { id } })
  await record(context, 'jsa-template.removed', { type: 'jsa-template', id }, { code, nameTh })
  return done({ id })
}

export async function setJsaTemplateEnabled(
  context: Context,
  { id, IsEnabled, rowVersion }: CheckedInputOf<typeof jsaTemplates.setEnabled>,
): Promise<Result> {
  const { db } = context
  await lockOwnTemplate(db, id, rowVersion)
  const saved = await db.jsaTemplate.update({
    where: { id },
    data: { isEnabled: IsEnabled, rowVersion: { increment: 1 } },
  })
  const event = IsEnabled ? 'jsa-template.enabled' : 'jsa-template.disabled'
  await record(context, event, { type: 'jsa-template', id }, { code: saved.code })
  return done(saved)
}

/** Locks a template of the site; those that come with the product cannot be changed. */
async function lockOwnTemplate(db: Db, id: string, rowVersion?: number) {
  await lockRow(db, 'jsa_templates', id, rowVersion)
  const { isSystem, code, steps } = await db.jsaTemplate.findUniqueOrThrow({
    where: { id },
    select: { isSystem: true, code: true, steps: true },
  })
  if (isSystem) throw new Problem('system-template')
  return { code, steps }
}

/** The next of JSA-0001, JSA-0002 … that nobody has used for a template of their own. */
export async function nextCode({ db, sql }: Database): Promise<string> {
  for (;;) {
    const next = await sql`SELECT nextval('jsa_template_number')::int AS "number"`.one(
      z.object({ number: z.int() }),
    )
    const code = `JSA-${String(next.number).padStart(4, '0')}`
    if ((await db.jsaTemplate.count({ where: { code } })) === 0) return code
  }
}

async function requireFreeCode(
  { db, actor, language }: Context,
  code: string,
  id: SaveInput['id'],
): Promise<void> {
  const holder = await db.jsaTemplate.findUnique({
    where: { code },
    select: { id: true, nameTh: true, nameEn: true },
  })
  if (!holder || holder.id === id) return
  const name = nameIn(language, holder)
  throw new Problem('code-in-use', {
    field: 'code',
    holder: linkFor(actor, { type: 'jsa-template', key: holder.id, name }),
  })
}
