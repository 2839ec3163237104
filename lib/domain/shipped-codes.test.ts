import { expect, test } from 'vitest'
import { loadSystemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/commands'
import { systemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/rules'
import { loadSystemRequirements } from '@/lib/domain/eligibility/requirements/system/commands'
import { systemRequirements } from '@/lib/domain/eligibility/requirements/system/rules'
import { loadSystemTemplates } from '@/lib/domain/work/jsa-templates/system/commands'
import { systemTemplates } from '@/lib/domain/work/jsa-templates/system/rules'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import { createJsaTemplate } from '@/lib/testing/records/factories'

type Load = (database: Database) => Promise<void>
type Create = (row: { code: string }) => Promise<{ id: string }>
type Rows = {
  findMany: (of: { where: { code: { startsWith: string } } }) => Promise<{ id: string }[]>
}
const { db } = database()

test.each<[string, Load, string, Create, Rows]>([
  [
    'template',
    loadSystemTemplates,
    systemTemplates[0]!.code,
    createJsaTemplate,
    db.jsaTemplate as Rows,
  ],
  [
    'type of credential',
    loadSystemCredentialTypes,
    systemCredentialTypes[0]!.code,
    createCredentialType,
    db.credentialType as Rows,
  ],
  [
    'requirement',
    loadSystemRequirements,
    systemRequirements.at(-1)!.code,
    createRequirement,
    db.requirement as Rows,
  ],
])(
  'a version that brings a %s whose code the site has given starts, and numbers the own one',
  async (_, load, code, create, rows) => {
    const other = await create({ code: `${code}-2` })
    const own = await create({ code })
    await inTransaction(load)
    await inTransaction(load)
    const found = await rows.findMany({ where: { code: { startsWith: code } } })
    const shipped = found.find(({ id }) => id !== own.id && id !== other.id)
    expect(shipped).toMatchObject({ code, isSystem: true, rowVersion: 1 })
    expect(found.find(({ id }) => id === own.id)).toMatchObject({ code: `${code}-3` })
    const lines = await db.auditEntry.findMany({ where: { subjectId: own.id } })
    expect(lines).toMatchObject([{ actorUserId: null, changes: { code: `${code}-3` } }])
  },
)
