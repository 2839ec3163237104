import { describe, expect, test } from 'vitest'
import type { AssetRecord } from '@/lib/domain/site/assets/contract'
import type { Actor } from '@/lib/platform/access/actor'
import { roles, type Role } from '@/lib/platform/access/policies'
import { presentPerson } from './present'

const OWN = '00000000-0000-7000-8000-00000000000a'
const OTHER = '00000000-0000-7000-8000-00000000000b'

const row = (employerId: string | null, nationalId: string | null = '1101700207366') => ({
  id: '00000000-0000-7000-8000-000000000001',
  code: 'P-000001',
  titleTh: null,
  firstNameTh: 'สมชาย',
  lastNameTh: 'ใจดี',
  firstNameEn: null,
  lastNameEn: null,
  nationalId,
  nationalIdTail: nationalId && nationalId.slice(-3),
  nationality: null,
  phone: null,
  employerId,
  employer: null,
  responsibleUserId: null,
  trainingStatus: 'NotTrained' as const,
  trainingValidUntil: null,
  profileAsset: null,
  idCardAsset: null as AssetRecord | null,
  rowVersion: 1,
  users: [] as { id: string; roles: Role[] }[],
})

const actorWith = (...own: Role[]): Actor => ({
  userId: '00000000-0000-7000-8000-000000000002',
  name: { th: '', en: '' },
  email: null,
  roles: own,
  employerId: OWN,
})

describe('a national id and the allowed commands', () => {
  const managers = ['Admin', 'SafetyOfficer', 'Purchasing', 'Contractor']

  test.each(roles)('as shown to %s for the own employer’s people', (role) => {
    const { nationalId, can } = presentPerson(actorWith(role), row(OWN))
    const manages = managers.includes(role)
    expect(nationalId).toBe('x-xxxx-xxxxx-36-6')
    expect(can).toEqual({
      save: manages,
      remove: manages,
      erase: role === 'Admin',
      openIdCard: manages,
      showNationalId: manages,
    })
  })

  test.each([OTHER, null])('as shown to a Contractor for other people (%s)', (employerId) => {
    const { nationalId, can } = presentPerson(actorWith('Contractor'), row(employerId))
    expect([nationalId, can]).toEqual([
      'x-xxxx-xxxxx-36-6',
      { save: false, remove: false, erase: false, openIdCard: false, showNationalId: false },
    ])
  })

  test('as shown to a Contractor who is also a SafetyOfficer for other people', () => {
    const { can } = presentPerson(actorWith('Contractor', 'SafetyOfficer'), row(OTHER))
    expect(can).toMatchObject({ showNationalId: true, openIdCard: true })
  })

  test('where there is no national id', () => {
    for (const role of roles) {
      const { nationalId, can } = presentPerson(actorWith(role), row(OTHER, null))
      expect([nationalId, can.showNationalId]).toEqual([null, false])
    }
  })

  test('are not disclosed by the name of a file', () => {
    const fileName = '1101700207366.jpg'
    const asset = { id: OWN, assetType: 'IdCard' as const, contentType: 'image/jpeg', size: 1 }
    const shown = (role: Role) =>
      presentPerson(actorWith(role), { ...row(OWN), idCardAsset: { ...asset, fileName } })
        .IdCardAsset
    expect(shown('Admin')).toEqual({ ...asset, fileName })
    expect(shown('WorkOwner')).toEqual({ ...asset, fileName: 'id-card.jpg' })
  })
})

describe('a person who signs in', () => {
  const canOf = (actor: Role, ...login: Role[]) =>
    presentPerson(actorWith(actor), { ...row(OWN), users: [{ id: OTHER, roles: login }] }).can

  test.each([
    ['Admin', 'Admin', true],
    ['Admin', 'Contractor', true],
    ['SafetyOfficer', 'Contractor', false],
    ['SafetyOfficer', 'SafetyOfficer', false],
    ['Purchasing', 'Contractor', true],
    ['Purchasing', 'Admin', false],
    ['Contractor', 'Contractor', false],
    ['TenantAdministrator', 'Contractor', false],
  ] as const)('is changed by a %s who may change a %s: %s', (actor, login, expected) =>
    expect(canOf(actor, login)).toMatchObject({ save: expected, remove: false }),
  )
})
