import { makeNationalId } from '@/lib/testing/records/national-id'
import { Secret, TOTP } from 'otpauth'
import { account } from '@/lib/domain/people/account/contract'
import { invite, inviteByMail } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { consents } from '@/lib/domain/people/consents/contract'
import { lineWebhook } from '@/lib/domain/people/line-links/webhook/contract'
import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { unsubscribeToken } from '@/lib/domain/people/notices/unsubscribe/queries'
import { notices } from '@/lib/domain/people/notices/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { savedViews } from '@/lib/domain/people/saved-views/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { users } from '@/lib/domain/people/users/contract'
import { openSession } from '@/lib/platform/auth/sessions'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { makePasskey } from '@/lib/testing/stand-ins/passkey'
import { call } from '@/lib/testing/calls/call'
import { beginLink } from '@/lib/testing/stand-ins/line'
import { linkEvent } from '@/lib/testing/stand-ins/line-events'
import { LineServer } from '@/lib/testing/stand-ins/line-server'
import { createFailedDelivery } from '@/lib/testing/records/notice-deliveries'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'
import { Browser } from '@/lib/testing/stand-ins/push-service'
import { createSavedView } from '@/lib/testing/records/saved-views'
import { createPasskey, createPerson, createUser } from '@/lib/testing/records/factories'
import type { ValidCall } from './valid-call'

const invitedUser = async () => {
  const invited = await createUser('WorkOwner')
  await inviteByMail(
    database(),
    { id: invited.userId, email: invited.email!, name: { nameTh: 'น้ำฝน', nameEn: null } },
    new Date(),
  )
  return invited
}

const waitingMail = async () => {
  const { userId } = await invitedUser()
  return (await database().db.outboxMail.findFirstOrThrow({ where: { userId } })).id
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

const beginApp = async (caller: { userId: string }) =>
  (await call(caller, secondFactors.beginAuthenticator, {})).body

const enrolApp = async (caller: { userId: string }) =>
  call(caller, secondFactors.confirmAuthenticator, {
    code: codeOf((await beginApp(caller)).secret),
  })

const contract = { purpose: 'photo', basis: 'Contract', reason: 'สัญญาจ้าง' } as const

export const peopleCalls: ValidCall[] = [
  [consents.save, async () => ({ personId: (await createPerson()).id, ...contract })],
  [
    consents.withdraw,
    async (caller) => {
      const personId = (await createPerson()).id
      return { id: (await call(caller, consents.save, { personId, ...contract })).body.id! }
    },
  ],
  [account.token, ({ email }) => ({ username: email, password: 'a long password' })],
  [
    account.changePassword,
    () => ({ currentPassword: 'a long password', newPassword: 'another long one' }),
  ],
  [
    account.endSession,
    async ({ userId }) => ({
      id: await openSession({
        userId,
        sessionVersion: 1,
        device: 'Firefox',
        address: '203.0.113.9',
        lifetime: 1000_000,
      }),
    }),
  ],
  [account.confirmIdentity, () => ({ password: 'a long password' })],
  [account.signOut, () => ({})],
  [account.endOtherSessions, () => ({})],
  [secondFactors.beginAuthenticator, () => ({})],
  [
    secondFactors.confirmAuthenticator,
    async (caller) => ({ code: codeOf((await beginApp(caller)).secret) }),
  ],
  [secondFactors.removeAuthenticator, async (caller) => void (await enrolApp(caller))],
  [
    secondFactors.confirmPasskey,
    async (caller) => {
      const { body } = await call(caller, secondFactors.beginPasskey, {})
      return { name: 'โทรศัพท์', answer: makePasskey().create(body) }
    },
  ],
  [secondFactors.removePasskey, async ({ userId }) => ({ id: await createPasskey(userId) })],
  [secondFactors.renewCodes, async (caller) => void (await enrolApp(caller))],
  [
    invitations.accept,
    async () => {
      const invited = await createUser('WorkOwner')
      const token = await invite(database().db, invited.userId, new Date())
      return { token, password: 'a long password' }
    },
  ],
  [
    invitations.resetPassword,
    async () => {
      const { userId } = await createUser('WorkOwner', { password: 'a long password' })
      const token = await invite(database().db, userId, new Date(), 'Reset')
      return { token, password: 'another long one' }
    },
  ],
  [persons.save, () => ({ firstNameTh: 'สมหญิง', lastNameTh: 'ตั้งใจ' })],
  [persons.remove, async () => ({ id: (await createPerson()).id })],
  [
    persons.showNationalId,
    async () => ({ id: (await createPerson({ nationalId: makeNationalId() })).id }),
  ],
  [persons.erase, async () => ({ id: (await createPerson()).id })],
  [persons.anonymise, async () => ({ id: (await createPerson()).id })],
  [privacyRequests.save, async () => ({ personId: (await createPerson()).id, kind: 'Access' })],
  [
    privacyRequests.close,
    async () => ({
      id: (await createPrivacyRequest()).id,
      outcome: 'Done',
      reason: 'ส่งสำเนาข้อมูลแล้ว',
    }),
  ],
  [users.save, async () => ({ PersonId: (await createPerson()).id, roles: ['WorkOwner'] })],
  [users.remove, async () => ({ id: (await createUser('WorkOwner')).userId })],
  [users.sendInvitation, async () => ({ id: (await createUser('WorkOwner')).userId })],
  [users.sendInvitations, async () => ({ ids: [(await createUser('WorkOwner')).userId] })],
  [users.revokeInvitation, async () => ({ id: (await invitedUser()).userId })],
  [
    savedViews.save,
    () => ({ screen: '/tasks', name: 'งานของฉัน', query: 'scope=all', isShared: true }),
  ],
  [
    savedViews.remove,
    async ({ userId }) => ({ id: (await createSavedView(userId, { isShared: true })).id }),
  ],
  [notices.markRead, async () => ({})],
  [
    notices.unsubscribe,
    async () => {
      const { userId } = await createUser('WorkOwner')
      return { token: await unsubscribeToken({ userId, event: 'task.assigned', channel: 'Email' }) }
    },
  ],
  [
    noticeDeliveries.retry,
    async ({ userId }) => ({ ids: [(await createFailedDelivery(userId)).id] }),
  ],
  [
    pushSubscriptions.save,
    () => new Browser(`https://93.184.215.14/${crypto.randomUUID()}`).subscription,
  ],
  [
    lineWebhook.receive,
    async () => {
      config().line = LineServer.channel
      return {
        events: [
          linkEvent(`U${crypto.randomUUID()}`, await beginLink(await createUser('WorkOwner'))),
        ],
      }
    },
  ],
  [
    lineLinks.begin,
    () => {
      config().line = LineServer.channel
      return { linkToken: 'token-of-line' }
    },
  ],
  [
    lineLinks.remove,
    async (caller) => {
      await database().db.lineLink.create({
        data: { userId: caller.userId, lineUserId: `U${caller.userId}`, linkedAt: new Date() },
      })
      return {}
    },
  ],
  [pushSubscriptions.remove, () => ({ endpoint: 'https://93.184.215.14/none' })],
  [noticeSettings.save, async () => ({ quietHours: null })],
  [mailOutbox.retry, async () => ({ id: await waitingMail() })],
  [
    providerSyncs.retry,
    async () => {
      const managed = { baseUrl: 'http://localhost:1', realm: 'site' }
      config().providerAdmin = { ...managed, clientId: 'x', clientSecret: 'y' }
      return { id: (await createUser('WorkOwner')).id }
    },
  ],
  [
    users.removeSecondFactor,
    async () => {
      const owner = await createUser('WorkOwner')
      await createPasskey(owner.userId)
      return { id: owner.userId }
    },
  ],
  [users.endSessions, async () => ({ id: (await createUser('WorkOwner')).userId })],
  [users.setDefault, async () => ({ id: (await createUser('WorkOwner')).userId })],
]
