import { assets } from '@/lib/domain/site/assets/contract'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { retentionRules } from '@/lib/domain/site/retention-rules/contract'
import { proposeRetention } from '@/lib/domain/site/retention-rules/propose/commands'
import { settings } from '@/lib/domain/site/settings/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { database } from '@/lib/platform/db/database'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import type { ValidCall } from './valid-call'

const form = (parts: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, part] of Object.entries(parts)) data.append(name, part)
  return data
}

const pixel = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'pixel.png',
    { type: 'image/png' },
  )

const area = { code: 'A-01', nameTh: 'ลานถัง' }

/** The rule of old sessions, with one that waits. */
const waitingRule = async () => {
  const { db } = database()
  const { userId } = await createUser('Admin')
  const ended = { device: '', address: '', expiresAt: new Date('2020-01-01T00:00:00Z') }
  await db.signInSession.create({ data: { userId, ...ended } })
  await proposeRetention(new Date())
  return db.retentionRule.findUniqueOrThrow({ where: { kind: 'sessions' } })
}

export const siteCalls: ValidCall[] = [
  [retentionRules.save, async () => ({ id: (await waitingRule()).id, months: 4 })],
  [
    retentionRules.confirm,
    async () => {
      const { id, rowVersion } = await waitingRule()
      return { id, rowVersion }
    },
  ],
  [assets.upload, () => form({ file: pixel(), assetType: 'Profile' })],
  [documentTemplates.save, () => ({ nameTh: 'แบบฟอร์ม' })],
  [
    documentTemplates.remove,
    async () => ({
      id: (await database().db.documentTemplate.create({ data: { nameTh: 'แบบ' } })).id,
    }),
  ],
  [employers.save, () => ({ nameTh: 'บริษัท ใหม่ จำกัด' })],
  [employers.remove, async () => ({ id: (await createEmployer()).id })],
  [settings.save, () => ({ FirstDayOfWeek: 1 })],
  [workspaceAreas.save, () => area],
  [
    workspaceAreas.remove,
    async () => ({
      id: (await database().db.workspaceArea.create({ data: { ...area, code: 'B-01' } })).id,
    }),
  ],
]
