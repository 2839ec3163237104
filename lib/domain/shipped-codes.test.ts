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
type Find = (code: string) => Promise<{ id: string }[]>
const { db } = database()
const like = (code: string) => ({ where: { code: { startsWith: code } } })

test.each<[string, Load, string, Create, Find]>([
  [
    'template',
    loadSystemTemplates,
    systemTemplates[0]!.code,
    createJsaTemplate,
    (code) => db.jsaTemplate.findMany(like(code)),
  ],
  [
    'type of credential',
    loadSystemCredentialTypes,
    systemCredentialTypes[0]!.code,
    createCredentialType,
    (code) => db.credentialType.findMany(like(code)),
  ],
  [
    'requirement',
    loadSystemRequirements,
    systemRequirements.at(-1)!.code,
    createRequirement,
    (code) => db.requirement.findMany(like(code)),
  ],
])(
  'a version that brings a %s whose code the site has given starts, and numbers the own one',
  async (_, load, code, create, find) => {
    const other = await create({ code: `${code}-2` })
    const own = await create({ code })
    await inTransaction(load)
    await inTransaction(load)
    const found = await find(code)
    const shipped = found.find(({ id }) => id !== own.id && id !== other.id)
    expect(shipped).toMatchObject({ code, isSystem: true, rowVersion: 1 })
    expect(found.find(({ id }) => id === own.id)).toMatchObject({ code: `${code}-3` })
    const lines = await db.auditEntry.findMany({ where: { subjectId: own.id } })
    expect(lines).toMatchObject([{ actorUserId: null, changes: { code: `${code}-3` } }])
  },
)
