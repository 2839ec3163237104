import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { projects } from '@/lib/domain/work/projects/contract'
import { isAllowed, roles } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import {
  createAttendance,
  createEmployer,
  createJsaTemplate,
  createPerson,
  createProject,
  createTask,
  createTrainingSession,
  createUser,
  createWorkPermit,
  type TestUser,
} from '@/lib/testing/records/factories'
import { createBar, createCredential } from '@/lib/testing/records/credentials'
import {
  actionOf,
  createGateConflict,
  createGateDevice,
  createTrainedPerson,
  sendActions,
} from '@/lib/testing/records/gate-site'
import { createImport } from '@/lib/testing/records/imports'
import { createMuster } from '@/lib/testing/records/musters'
import { createOverride } from '@/lib/testing/records/eligibility-site'
import { createPermitSite, createReadyPermit } from '@/lib/testing/records/permit-site'
import { createFailedDelivery } from '@/lib/testing/records/notice-deliveries'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'
import { createSavedView } from '@/lib/testing/records/saved-views'
import { createApiKey, createServiceAccount } from '@/lib/testing/records/service-accounts'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import { createWebhookDelivery } from '@/lib/testing/records/webhooks'

/** Above LIST_LIMIT rows a list is answered by page only. */

const LIMIT = config().listLimit
afterEach(() => void (config().listLimit = LIMIT))

let caller: TestUser
/** The inputs that some lists require. */
let inputs: Record<string, object>

beforeAll(async () => {
  caller = await createUser([...roles].filter((role) => role !== 'Contractor'))
  const { userId } = caller
  const contractorId = (await createEmployer()).id
  const { id: personId } = await createPerson({ employerId: contractorId })
  const basis = { basis: 'Contract', givenAt: new Date() } as const
  await database().db.consent.create({ data: { personId, purpose: 'photo', ...basis } })
  await createAttendance({ enrolledByUserId: userId })
  await createSeatRequest()
  await createProject({ status: 'Active' })
  await createTask({ assigneeUserId: userId })
  await createWorkPermit({ requestedByUserId: userId })
  const site = await createPermitSite()
  await createReadyPermit(site)
  await createJsaTemplate()
  await createCredential({ submittedByUserId: userId })
  await createBar({ createdByUserId: userId })
  await database().db.workspaceArea.create({ data: { code: 'A-01', nameTh: 'ลานถัง' } })
  await database().db.documentTemplate.create({ data: { nameTh: 'แบบ' } })
  const invited = await createUser('WorkOwner')
  await inviteByMail(
    database(),
    { id: invited.userId, email: invited.email!, name: { nameTh: 'น้ำฝน', nameEn: null } },
    new Date(),
  )
  await call(caller, projects.save, { name: 'งาน', employerId: contractorId })
  await createOverride()
  const { gateId } = await createGateDevice()
  const inside = await createTrainedPerson()
  await sendActions(caller, [actionOf('In', inside.id, { gateId })])
  await createGateConflict(userId)
  await createMuster()
  const file = await createImport(userId)
  await createSavedView(userId)
  await createApiKey((await createServiceAccount()).id)
  await createWebhookDelivery()
  await createPrivacyRequest()
  const news = { event: 'task.overdue', subjectId: gateId, occasion: 'ก' }
  const params = { refId: 'T-2026-000001', title: 'ก', dueDate: '2026-11-20' }
  await database().db.notice.create({ data: { userId, ...news, params } })
  await createFailedDelivery(userId)
  inputs = {
    '/api/imports/searchRows': { id: file.id },
    '/api/gate/history': { personId: inside.id },
    '/api/eligibility/check': { case: { purpose: 'Work' } },
    '/api/training-enrollments/candidates': { sessionId: (await createTrainingSession()).id },
    '/api/projects/searchTimeline': { id: site.project.id },
    '/api/work-permits/searchCrew': { projectId: site.project.id },
    '/api/work-permits/searchWorkers': { contractorId },
  }
})

const lists = contracts
  .filter(({ kind }) => kind === 'list')
  .map((contract) => [contract.path, contract] as const)

const ask = async (contract: Contract, page: object) => {
  const holder = isAllowed(contract.policy, caller.roles) ? caller : await createUser('Admin')
  return call(holder, contract, { ...inputs[contract.path], ...page })
}

describe('the limit of rows without pages', () => {
  test.each(lists)('%s above the limit is refused without a page', async (_, contract) => {
    config().listLimit = 0
    const unpaged = await ask(contract, {})
    expect([unpaged.status, unpaged.body.code]).toEqual([400, 'ask-by-page'])
    const paged = await ask(contract, { page: 1 })
    expect([paged.status, Number(paged.headers.get('x-total-count')) > 0]).toEqual([200, true])
  })

  test.each(lists)('%s answers all rows up to the limit', async (_, contract) => {
    const { status, body, headers } = await ask(contract, {})
    expect(status).toBe(200)
    expect(body).toHaveLength(Number(headers.get('x-total-count')))
  })
})
