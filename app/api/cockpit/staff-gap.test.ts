import { expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createProject, createUser } from '@/lib/testing/records/factories'
import { createServiceAccount } from '@/lib/testing/records/service-accounts'
import { today } from '@/lib/testing/records/permit-site'

const admin = await createUser('Admin')
const [owner, purchasing, officer, areaOwner, contractor] = [
  await createUser('WorkOwner'),
  await createUser('Purchasing'),
  await createUser('SafetyOfficer'),
  await createUser('WorkspaceOwner'),
  await createUser('Contractor'),
]
const project = await createProject({
  status: 'Active',
  endDate: toUtcDate(addDays(today(), 9)),
  workOwnerUserId: owner.userId,
  purchasingUserId: purchasing.userId,
  users: {
    create: [
      { userId: officer.userId, role: 'SafetyOfficer' },
      { userId: areaOwner.userId, role: 'WorkspaceOwner' },
      { userId: contractor.userId, role: 'Contractor' },
    ],
  },
})

const gaps = async () => {
  const { body } = await call(admin, cockpit.get, {}, english)
  const item = body.items.find(
    ({ kind, subject }) => kind === 'staffGap' && subject.id === project.id,
  )
  return item?.reasons.map(({ text }) => text) ?? []
}

type Change = Parameters<ReturnType<typeof database>['db']['user']['update']>[0]['data']
const change = (id: string, data: Change) => database().db.user.update({ where: { id }, data })

test.each([
  ['was removed', { removedAt: new Date() }],
  ['was disabled', { disabledAt: new Date() }],
  ['has another role', { roles: ['Purchasing' as const] }],
])('a project whose only Work Owner %s lacks one who can act', async (_, data) => {
  expect(await gaps()).toEqual([])
  await change(owner.userId, data)
  expect(await gaps()).toEqual(['No Work Owner who can act is named'])
  await change(owner.userId, { removedAt: null, disabledAt: null, roles: ['WorkOwner'] })
})

test('a key of another system registers a project, and decides on no permit of it', async () => {
  const { id: key } = await createServiceAccount({ roles: ['WorkOwner', 'Purchasing'] })
  const staff = (workOwnerUserId: string, purchasingUserId: string) =>
    database().db.project.update({
      where: { id: project.id },
      data: { workOwnerUserId, purchasingUserId },
    })
  await staff(key, key)
  expect(await gaps()).toEqual(['No Work Owner who can act is named'])
  await staff(owner.userId, key)
  expect(await gaps()).toEqual([])
})

test('of several users for one role, one who can act is enough', async () => {
  const other = await createUser('WorkspaceOwner')
  await database().db.projectUser.create({
    data: { projectId: project.id, userId: other.userId, role: 'WorkspaceOwner' },
  })
  await change(areaOwner.userId, { disabledAt: new Date() })
  expect(await gaps()).toEqual([])
  await change(other.userId, { removedAt: new Date() })
  expect(await gaps()).toEqual(['No Workspace Owner who can act is named'])
})
