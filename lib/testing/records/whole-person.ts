import { v7 as newId } from 'uuid'
import { HOUR } from '@/lib/platform/dates/durations'
import { createBar, createCredential } from './credentials'
import { createOverride } from './eligibility-site'
import {
  createAsset,
  createAttendance,
  createPasskey,
  createProject,
  createTask,
  createUser,
  createWorkPermit,
} from './factories'
import { actionOf, createGate, sendActions } from './gate-site'
import { createImport } from './imports'
import { createMuster } from './musters'
import { createFailedDelivery } from './notice-deliveries'
import { createPrivacyRequest } from './privacy-requests'
import { createSavedView } from './saved-views'
import { database } from '@/lib/platform/db/database'

/** Somebody who had an account and worked here for years, and of whom nothing is open any more. */
export async function createWholePerson(person: { firstNameTh: string; lastNameTh: string }) {
  const { db } = database()
  const admin = await createUser('Admin')
  const user = await createUser('SafetyOfficer', { person, password: 'a long password' })
  const { personId, userId } = user
  const assets = [await createAsset(userId), await createAsset(userId, { assetType: 'IdCard' })]
  await db.person.update({
    where: { id: personId },
    data: {
      profileAssetId: assets[0]!.id,
      idCardAssetId: assets[1]!.id,
      trainingStatus: 'Passed',
      trainingValidUntil: new Date('2399-01-01T00:00:00Z'),
    },
  })
  await workAs(user, admin.userId)
  await signInAs(userId)
  const credential = await createCredential({ personId, submittedByUserId: admin.userId })
  const file = await createAsset(admin.userId, { assetType: 'Credential' })
  await db.credentialFile.create({
    data: { credentialId: credential.id, assetId: file.id, position: 0 },
  })
  const lifted = { liftedAt: new Date(), liftedByUserId: admin.userId }
  await createBar({ personId, createdByUserId: admin.userId, ...lifted })
  await createOverride({ personId, status: 'Withdrawn' })
  const basis = { basis: 'LegalObligation', reason: 'บัตรเข้าไซต์', givenAt: new Date() } as const
  await db.consent.create({ data: { personId, purpose: 'photo', ...basis } })
  await createPrivacyRequest({ personId, receivedByUserId: admin.userId, details: 'ลบ' })
  return { ...user, admin }
}

async function workAs({ personId, userId }: { personId: string; userId: string }, admin: string) {
  const { db } = database()
  await createAttendance({ personId, enrolledByUserId: admin, status: 'Passed', note: 'ดี' })
  const permit = await createWorkPermit({ requestedByUserId: userId, status: 'Closed' })
  await db.workPermitWorker.create({
    data: { permitId: permit.id, personId, duty: 'ช่างเชื่อม', position: 0 },
  })
  const permitLog = { command: 'close', toStatus: 'Closed', reason: 'เสร็จ' } as const
  await db.workPermitLog.create({
    data: { permitId: permit.id, actorUserId: userId, ...permitLog },
  })
  const by = { assigneeUserId: userId, assignerUserId: admin }
  const task = await createTask({ ...by, status: 'Completed' })
  const taskLog = { command: 'approve', toStatus: 'Completed', actorUserId: userId } as const
  await db.taskLog.create({ data: { taskId: task.id, ...by, ...taskLog } })
  await createProject({ workOwnerUserId: userId, status: 'Completed' })
  await createImport(userId)
  const { id: gateId } = await createGate()
  const at = (hours: number) => ({ gateId, at: new Date(Date.now() - hours * HOUR).toISOString() })
  await sendActions({ userId: admin }, [actionOf('In', personId, { ...at(9), reason: 'ลืมบัตร' })])
  await sendActions({ userId: admin }, [actionOf('Out', personId, at(1))])
  const event = await db.gateEvent.findFirstOrThrow({ where: { personId, kind: 'In' } })
  const settled = { settledAt: new Date(), settledByUserId: userId, note: 'ดูแล้ว' }
  await db.gateConflict.create({ data: { eventId: event.id, code: 'clock-wrong', ...settled } })
  const muster = await createMuster({ startedByUserId: userId })
  await db.musterMark.create({
    data: {
      id: newId(),
      musterId: muster.id,
      personId,
      status: 'Found',
      at: new Date(Date.now() - HOUR),
      receivedAt: new Date(),
      actorUserId: admin,
      contentHash: 'x',
    },
  })
}

/** A row in each table of what belongs to an account alone. */
async function signInAs(userId: string) {
  const { db } = database()
  const soon = new Date(Date.now() + HOUR)
  const session = await db.signInSession.create({
    data: { userId, device: 'Firefox', address: '203.0.113.9', expiresAt: soon },
  })
  const push = { endpoint: `https://push.example/${userId}`, p256dh: 'x', auth: 'y' }
  await db.pushSubscription.create({
    data: { userId, sessionId: session.id, savedAt: new Date(), ...push },
  })
  await db.lineLink.create({ data: { userId, lineUserId: userId, linkedAt: new Date() } })
  await db.lineNonce.create({ data: { userId, nonceHash: userId, expiresAt: soon } })
  await db.endedToken.create({ data: { tokenHash: userId, userId, expiresAt: soon } })
  await db.invitation.create({ data: { userId, tokenHash: userId, expiresAt: soon } })
  await db.authenticator.create({ data: { userId, secret: 'x' } })
  await db.recoveryCode.create({ data: { userId, codeHash: 'x' } })
  await createPasskey(userId)
  await createSavedView(userId)
  await createFailedDelivery(userId)
  await db.noticeMessage.create({
    data: { userId, channel: 'Push', nextAttemptAt: soon, usefulUntil: soon },
  })
  await db.noticeSetting.create({ data: { userId, choices: {} } })
  await db.providerSync.create({ data: { userId, fault: 'x', status: 'Failed' } })
}
