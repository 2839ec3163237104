import { record } from '@/lib/platform/audit/audit'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { nextCode } from '../commands'
import type { ImportResult, jsaTemplates } from '../contract'
import { storedSteps } from '../present'

const sourceSelect = {
  id: true,
  nameTh: true,
  nameEn: true,
  typeCode: true,
  steps: true,
  copy: { select: { id: true } },
} as const

export async function batchImport(
  context: Context,
  { ids }: CheckedInputOf<typeof jsaTemplates.batchImport>,
): Promise<ImportResult[]> {
  const sources = await lockSources(context, ids)
  const results: ImportResult[] = []
  for (const id of ids) {
    const source = sources.find((candidate) => candidate.id === id)
    if (!source) results.push({ id, outcome: 'NotFound' })
    else if (source.copy)
      results.push({ id, outcome: 'AlreadyImported', templateId: source.copy.id })
    else results.push({ id, outcome: 'Imported', templateId: await importOne(context, source) })
  }
  return results
}

type Source = Awaited<ReturnType<typeof lockSources>>[number]

/**
 * Of two imports at once the second waits here and then finds the copies of the first; the unique index on the source
 * is the backstop. Locked in the order of the ids, so that the two do not wait for each other.
 */
async function lockSources({ db, sql }: Context, ids: string[]) {
  await sql`
    SELECT FROM "jsa_templates" WHERE "id" = ANY(${ids}::uuid[]) AND "isSystem" ORDER BY "id" FOR UPDATE`.run()
  return db.jsaTemplate.findMany({
    where: { id: { in: ids }, isSystem: true },
    select: sourceSelect,
  })
}

async function importOne(context: Context, source: Source): Promise<string> {
  const { db } = context
  const { nameTh, nameEn, typeCode, id: sourceTemplateId } = source
  const code = await nextCode(context)
  const steps = storedSteps(source.steps)
  const { id } = await db.jsaTemplate.create({
    data: { code, nameTh, nameEn, typeCode, sourceTemplateId, steps },
    select: { id: true },
  })
  const changes = { code, nameTh, sourceTemplateId }
  await record(context, 'jsa-template.imported', { type: 'jsa-template', id }, changes)
  return id
}
