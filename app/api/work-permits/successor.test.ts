import { beforeEach, describe, expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { addDays } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser, type TestUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  permitStatus,
  readPermit,
  today,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()
const { officer, owner, company } = site
const colleague = await createUser('Contractor', { employerId: company.id })

let requester: TestUser
beforeEach(async () => {
  requester = await createUser('Contractor', { employerId: company.id })
})

type Change = Parameters<ReturnType<typeof database>['db']['user']['update']>[0]['data']
const change = (data: Change) =>
  database().db.user.update({ where: { id: requester.userId }, data })
const moveAway = async () => {
  const employerId = (await createEmployer()).id
  await database().db.person.update({ where: { id: requester.personId }, data: { employerId } })
}

const left: [string, () => Promise<unknown>][] = [
  ['was removed', () => change({ removedAt: new Date() })],
  ['was disabled', () => change({ disabledAt: new Date() })],
  ['has no role any more', () => change({ roles: [] })],
  ['works for another company now', moveAway],
]

const offered = async (reader: TestUser, id: string) =>
  (await readPermit(reader, id)).availableCommands.includes('finishWork')
const isWaiting = async (reader: TestUser, id: string) => {
  const { body } = await call(reader, workPermits.search, { waitingForMe: true, pageSize: 100 })
  return body.some((permit) => permit.id === id)
}
const cockpitItem = async (reader: TestUser, id: string) =>
  (await call(reader, cockpit.get, {})).body.items.find(({ subject }) => subject.id === id)

describe('the work of a requester', () => {
  test.each(left)('who %s is finished by a Safety Officer or the company', async (_, leave) => {
    for (const successor of [officer, colleague]) {
      const { id } = await createReadyPermit(site, { status: 'Active', requester })
      expect(await offered(successor, id)).toBe(false)
      await leave()
      expect(await offered(successor, id)).toBe(true)
      expect((await readPermit(owner, id)).requesterHasLeft).toBe(true)
      expect((await execute(owner, id, 'finishWork')).body.code).toBe('not-your-part')
      expect((await execute(successor, id, 'finishWork')).status).toBe(200)
      expect(await permitStatus(id)).toBe('AwaitingClosure')
      requester = await createUser('Contractor', { employerId: company.id })
    }
  })

  test.each([
    ['of the company', () => requester],
    ['who is a Work Owner', () => createUser('WorkOwner')],
    ['who is a service account', () => createUser('Contractor', serviceOf(company.id))],
  ])('%s is finished by nobody else', async (_, asked) => {
    const { id } = await createReadyPermit(site, { status: 'Expired', requester: await asked() })
    for (const other of [officer, colleague]) {
      expect((await execute(other, id, 'finishWork')).body.code).toBe('not-your-part')
      expect(await isWaiting(other, id)).toBe(false)
    }
    expect((await readPermit(owner, id)).requesterHasLeft).toBe(false)
    expect((await cockpitItem(officer, id))?.can).toEqual([])
    expect(await cockpitItem(colleague, id)).toBeUndefined()
  })

  test('that is past its end waits for the successors', async () => {
    const workDate = addDays(today(), -1)
    const { id } = await createReadyPermit(site, { status: 'Expired', workDate, requester })
    await change({ removedAt: new Date() })
    for (const successor of [officer, colleague]) {
      expect(await isWaiting(successor, id)).toBe(true)
      expect(await cockpitItem(successor, id)).toMatchObject({
        kind: 'pastEnd',
        can: ['finishWork'],
        reasons: [],
      })
    }
    expect(await isWaiting(owner, id)).toBe(false)
  })
})

function serviceOf(employerId: string) {
  return { employerId, email: null, isService: true, removedAt: new Date() }
}
