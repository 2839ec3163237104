import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/platform/access/actor'
import { roles, type Role } from '@/lib/platform/access/policies'
import { assetTypes } from './contract'
import { isImage, isPdf, mayUpload, readRefusal, storedName, type AssetFacts } from './rules'

const actorWith = (role: Role | Role[], employerId: string | null = null): Actor => ({
  userId: 'me',
  name: { th: '', en: '' },
  email: null,
  roles: [role].flat(),
  employerId,
})

describe('who may upload what', () => {
  const grid: Record<Role, string[]> = {
    Admin: ['Profile', 'IdCard', 'Document', 'Credential'],
    TenantAdministrator: ['Profile', 'IdCard', 'Document'],
    SafetyOfficer: ['Profile', 'IdCard', 'Credential'],
    WorkOwner: ['Profile', 'IdCard'],
    Purchasing: ['Profile', 'IdCard', 'Credential'],
    Contractor: ['Profile', 'IdCard', 'Credential'],
    WorkspaceOwner: [],
  }
  test.each(roles)('%s', (role) => {
    expect(assetTypes.filter((type) => mayUpload(actorWith(role), type))).toEqual(grid[role])
  })
})

describe('who may open what', () => {
  const facts = (overrides: Partial<AssetFacts>): AssetFacts => ({
    assetType: 'Profile',
    uploadedByUserId: 'somebody',
    person: { employerId: 'A' },
    isOnTemplate: false,
    ...overrides,
  })
  const mine = { uploadedByUserId: 'me' }
  const unlinked = { person: null }
  const card = { assetType: 'IdCard' } as const
  const document = { assetType: 'Document', person: null } as const

  test.each<[string, Actor, Partial<AssetFacts>, ReturnType<typeof readRefusal>]>([
    ['a photograph, anybody', actorWith('WorkspaceOwner'), {}, null],
    ['a photograph, the employer’s Contractor', actorWith('Contractor', 'A'), {}, null],
    ['a photograph, another Contractor', actorWith('Contractor', 'B'), {}, 'record-not-found'],
    [
      'a photograph, a Contractor without employer',
      actorWith('Contractor'),
      {},
      'record-not-found',
    ],
    [
      'a photograph of nobody’s, a Contractor without employer',
      actorWith('Contractor'),
      { person: { employerId: null } },
      'record-not-found',
    ],
    [
      'a photograph, a former Contractor of the worker who uploaded it',
      actorWith('Contractor', 'B'),
      mine,
      'record-not-found',
    ],
    [
      'an ID card, a former Contractor of the worker who uploaded it',
      actorWith('Contractor', 'B'),
      { ...card, ...mine },
      'record-not-found',
    ],
    [
      'a photograph, another Contractor who is more than that',
      actorWith(['Contractor', 'WorkOwner'], 'B'),
      {},
      null,
    ],
    ['an ID card, worker-mgmt', actorWith('SafetyOfficer'), card, null],
    ['an ID card, the employer’s Contractor', actorWith('Contractor', 'A'), card, null],
    ['an ID card, another Contractor', actorWith('Contractor', 'B'), card, 'record-not-found'],
    ['an ID card, anybody else', actorWith('WorkOwner'), card, 'forbidden'],
    [
      'an ID card, anybody else who uploaded it',
      actorWith('WorkOwner'),
      { ...card, ...mine },
      'forbidden',
    ],
    ['an unlinked photograph, its uploader', actorWith('Admin'), { ...unlinked, ...mine }, null],
    ['an unlinked photograph, anybody else', actorWith('Admin'), unlinked, 'record-not-found'],
    [
      'an unlinked ID card, anybody else',
      actorWith('WorkOwner'),
      { ...card, ...unlinked },
      'record-not-found',
    ],
    ['a document, anybody', actorWith('Contractor'), { ...document, isOnTemplate: true }, null],
    ['an unlinked document, its uploader', actorWith('Admin'), { ...document, ...mine }, null],
    ['an unlinked document, anybody else', actorWith('Admin'), document, 'record-not-found'],
  ])('%s', (_, actor, overrides, refusal) => {
    expect(readRefusal(actor, facts(overrides))).toBe(refusal)
  })
})

describe('recognises a file by its content', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  test.each([
    ['a JPEG', '\xff\xd8\xff\xe0', true],
    ['a PNG', '\x89PNG\r\n\x1a\n', true],
    ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', true],
    ['another RIFF', 'RIFF\x10\x00\x00\x00WAVEfmt ', false],
    ['a GIF', 'GIF89a', false],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', false],
    ['nothing', '', false],
  ])('an image: %s', (_, text, isOne) => {
    expect(isImage(bytes(text))).toBe(isOne)
  })

  test.each([
    ['complete', '%PDF-1.7\n…\n%%EOF\n', true],
    ['of version 2', '%PDF-2.0\n%%EOF', true],
    ['truncated', '%PDF-1.7\n…', false],
    ['with something before it', '<script>%PDF-1.7\n%%EOF', false],
    ['with much behind it', `%PDF-1.7\n%%EOF${' '.repeat(2000)}`, false],
    ['empty', '', false],
  ])('a PDF: %s', (_, text, isOne) => {
    expect(isPdf(bytes(text))).toBe(isOne)
  })
})

describe('the stored name of a file', () => {
  test.each([
    ['รูปถ่าย.PNG', 'รูปถ่าย.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\me\\ภาพ.jpeg', 'ภาพ.jpg'],
    ['a\u0000b\r\n"c".png', 'abc.jpg'],
    ['evil.svg.png', 'evil.svg.jpg'],
    ['gpj\u202egnp.exe', 'gpjgnp.jpg'],
    ['cafe\u0301.png', 'café.jpg'],
    ['...', 'file.jpg'],
    ['', 'file.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['ก'.repeat(300), `${'ก'.repeat(100)}.jpg`],
    ['  . a . b . ', 'a . b.jpg'],
    ['. . .', 'file.jpg'],
    [`${'x'.repeat(999)}😀`, `${'x'.repeat(100)}.jpg`],
  ])('%j becomes %j', (given, stored) => {
    expect(storedName(given, 'jpg')).toBe(stored)
  })
})
