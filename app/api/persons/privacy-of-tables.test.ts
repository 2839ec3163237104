import { expect, test } from 'vitest'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { persons } from '@/lib/domain/people/persons/contract'
import { database } from '@/lib/platform/db/database'
import { readReferences } from '@/lib/platform/db/references'
import { call } from '@/lib/testing/calls/call'
import { createWholePerson } from '@/lib/testing/records/whole-person'

/** Where the record of a person has the rows of each table that refers to one. */
const ofPerson = {
  attendances: 'training',
  bars: 'bars',
  consents: 'consents',
  credentials: 'credentials',
  gate_events: 'gateEvents',
  muster_marks: 'musterMarks',
  overrides: 'overrides',
  privacy_requests: 'privacyRequests',
  stays: 'stays',
  users: 'accounts',
  work_permit_workers: 'permits',
} as const

/** Where an account in it has what belongs to that account alone. */
const ofAccount = {
  authenticators: 'authenticator',
  line_links: 'lineLink',
  notice_deliveries: 'noticeDeliveries',
  notice_settings: 'noticeSettings',
  notices: 'notices',
  outbox_mails: 'mails',
  passkeys: 'passkeys',
  push_subscriptions: 'pushSubscriptions',
  saved_views: 'savedViews',
  sign_in_sessions: 'sessions',
} as const

/** Hashes of secrets, and what the product counts or notes for itself of rows that are handed out. */
const withheld = [
  'accounts',
  'crew_members',
  'ended_tokens',
  'invitations',
  'line_nonces',
  'notice_messages',
  'provider_syncs',
  'recovery_codes',
]

const name = { firstNameTh: 'ครบ', lastNameTh: 'ทุกตาราง' }

test('each table with rows of a person is handed out, or is named as one that is not', async () => {
  const references = await readReferences()
  const tables = references
    .filter(({ to, isCascading }) => to === 'persons' || (to === 'users' && isCascading))
    .map(({ table }) => table)
  expect([...new Set(tables)].toSorted()).toEqual(
    [...Object.keys(ofPerson), ...Object.keys(ofAccount), ...withheld].toSorted(),
  )
})

test('the record of somebody who has rows in all of them has each, and no secret', async () => {
  const { personId, userId, admin } = await createWholePerson(name)
  const words = { toName: 'ครบ', subject: 'ข่าว', text: 'ข่าว', html: 'ข่าว' }
  const mail = { userId, toAddress: 'somebody@example.com', usefulUntil: new Date(), ...words }
  await queueMail(database(), mail)
  const { body } = await call(admin, persons.exportRecord, { id: personId })
  for (const [table, member] of Object.entries(ofPerson))
    expect(body[member], table).not.toHaveLength(0)
  for (const [table, member] of Object.entries(ofAccount))
    expect([body.accounts[0]![member] ?? []].flat(), table).not.toHaveLength(0)
  expect(body.permits).toMatchObject([
    { duty: 'ช่างเชื่อม', permit: { permitNo: expect.any(String), status: 'Closed' } },
  ])
  expect(body.overrides).toMatchObject([{ status: 'Withdrawn', reason: expect.any(String) }])
  expect(JSON.stringify(body)).not.toMatch(/publicKey|credentialId|"secret"|p256dh|"auth"/)
  expect(JSON.stringify(body)).not.toContain(`https://push.example/${userId}`)
})
