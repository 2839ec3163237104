import { beforeAll, expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { addDays } from '@/lib/platform/dates/day'
import { call, english } from '@/lib/testing/calls/call'
import type { TestUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  today,
  type PermitSite,
} from '@/lib/testing/records/permit-site'

let site: PermitSite
/** Submitted, never approved, and past their end: by a day, and by some time of today. */
let over: string[]
beforeAll(async () => {
  site = await createPermitSite()
  const make = (workDate: string) =>
    createReadyPermit(site, { status: 'Submitted', workDate, endTime: '00:01' })
  over = [(await make(addDays(today(), -1))).id, (await make(today())).id].toSorted()
})

const waiting = async (reader: TestUser) =>
  (await call(reader, workPermits.search, { waitingForMe: true, projectId: site.project.id })).body
    .map(({ id }) => id)
    .toSorted()
const inCockpit = async (reader: TestUser) =>
  (await call(reader, cockpit.get, { date: today() }, english)).body.items
    .filter(({ subject }) => over.includes(subject.id))
    .map(({ kind, subject, reasons }) => ({ kind, id: subject.id, text: reasons[0]?.text }))
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en'))

test('a permit that nobody can approve any more waits for none of its approvers', async () => {
  for (const approver of [site.officer, site.owner, site.areaOwner]) {
    expect(await waiting(approver)).toEqual([])
    expect(await inCockpit(approver)).toEqual([])
  }
})

test('it waits for its requester, and says what is left', async () => {
  expect(await waiting(site.contractor)).toEqual(over)
  const text = expect.stringContaining('cannot be approved any more')
  expect(await inCockpit(site.contractor)).toEqual(
    over.map((id) => ({ kind: 'pastEnd', id, text })),
  )
})

test('its page names nobody whose approval is awaited, and an approver still sends it back', async () => {
  const [id] = over
  const { body } = await call(site.owner, workPermits.get, { id: id! })
  expect(body.awaiting).toEqual([])
  expect(body.availableCommands).toEqual(['requestChange', 'reject', 'cancel'])
  expect((await execute(site.owner, id!, 'requestChange', { reason: 'วันผ่านไปแล้ว' })).status).toBe(
    200,
  )
})
