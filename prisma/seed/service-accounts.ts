import { record } from '@/lib/platform/audit/audit'
import { makeApiKey } from '@/lib/platform/auth/api-keys'
import type { Scope } from '@/lib/platform/access/scopes'
import type { Database } from '@/lib/platform/db/database'
import { DAY } from '@/lib/platform/dates/durations'
import { demoId } from './ids'
import { userId } from './user-rows'

const erp = { id: demoId('serviceAccount', 1), name: 'ERP จัดซื้อ', roles: ['Purchasing' as const] }

type Key = {
  name: string
  scopes: Scope[]
  addresses: string[]
  /** In days from now. */
  made: number
  ends: number
  used?: number
  revoked?: number
}

const keys: Key[] = [
  {
    name: 'เครื่องหลัก',
    scopes: ['realm-basic:read', 'project-mgmt:read', 'project-mgmt:write', 'changes:read'],
    addresses: ['10.20.0.0/16'],
    made: -80,
    ends: 285,
    used: -0.01,
  },
  {
    name: 'เครื่องสำรอง',
    scopes: ['realm-basic:read', 'project-mgmt:read'],
    addresses: [],
    made: -79,
    ends: 11,
    used: -3,
  },
  {
    name: 'เครื่องเดิม',
    scopes: ['realm-basic:read'],
    addresses: ['203.0.113.7'],
    made: -300,
    ends: 65,
    used: -81,
    revoked: -80,
  },
]

/** Another system, with keys that work, end soon and were revoked. Nobody knows their secret parts. */
export async function writeServiceAccounts({ db, sql }: Database, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY)
  const made = { removedAt: at(-300), createdAt: at(-300), isService: true }
  const { id: personId } = await db.person.create({
    data: { id: demoId('servicePerson', 1), firstNameTh: erp.name, lastNameTh: '', ...made },
  })
  await db.user.create({ data: { id: erp.id, personId, roles: erp.roles, ...made } })
  await db.serviceAccount.create({ data: { id: erp.id, name: erp.name, createdAt: at(-300) } })
  const author = { sql, actor: { userId: userId('wichai') }, traceId: 'demo' }
  const subject = { type: 'service-account', id: erp.id }
  await record(author, 'service-account.saved', subject, { name: erp.name, roles: erp.roles })
  for (const [index, key] of keys.entries()) {
    const id = demoId('apiKey', index + 1)
    const { name, scopes, addresses } = key
    const data = { id, serviceAccountId: erp.id, name, scopes, addresses }
    await db.apiKey.create({
      data: {
        ...data,
        secretHash: makeApiKey(id).secretHash,
        createdAt: at(key.made),
        expiresAt: at(key.ends),
        lastUsedAt: key.used === undefined ? null : at(key.used),
        revokedAt: key.revoked === undefined ? null : at(key.revoked),
      },
    })
    await record(author, 'api-key.created', { type: 'api-key', id }, { name, scopes, addresses })
  }
}
