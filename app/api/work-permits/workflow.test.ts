import { describe, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { expirePermits } from '@/lib/domain/work/work-permits/commands'
import {
  permitCommands,
  permitStatuses,
  permitWorkflow,
} from '@/lib/domain/work/work-permits/workflow'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  permitStatus,
  readPermit,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()

const logsOf = async (id: string) =>
  (await call(site.officer, workPermits.logs, { id })).body.map(
    ({ command, fromStatus, toStatus }) => `${command} ${fromStatus} ${toStatus}`,
  )

const othersApproved = () => [
  { role: 'WorkOwner' as const, userId: site.owner.userId },
  { role: 'WorkspaceOwner' as const, userId: site.areaOwner.userId },
]

describe('each command in each status', () => {
  const cells = permitCommands.flatMap((command) =>
    permitStatuses.map(
      (status) => [command, status, permitWorkflow.nextStatus(status, command)] as const,
    ),
  )
  test.each(cells)('%s of one that is %s: %s', async (command, status, to) => {
    const asker = permitWorkflow.isOpenTo(command, ['requester'])
    const caller = asker ? site.contractor : site.officer
    // The other roles have approved, so that this approval is the last one.
    const { id } = await createReadyPermit(site, { status, approvedBy: othersApproved() })
    const answer = await execute(caller, id, command, { reason: 'เหตุผล' })
    expect([answer.status, answer.body.code]).toEqual(
      to ? [200, undefined] : [409, 'state-moved-on'],
    )
    expect(await permitStatus(id)).toBe(to ?? status)
    expect(await logsOf(id)).toEqual(to ? [`${command} ${status} ${to}`] : [])
  })
})

describe('from draft to closed', () => {
  test('every step is given by the role that it is offered to', async () => {
    const { id } = await createReadyPermit(site)
    const step = async (
      caller: typeof site.officer,
      command: (typeof permitCommands)[number],
      reason?: string,
    ) => {
      expect((await readPermit(caller, id)).availableCommands).toContain(command)
      const { status } = await execute(caller, id, command, reason ? { reason } : {})
      expect([command, status]).toEqual([command, 200])
    }
    await step(site.contractor, 'submit')
    await step(site.owner, 'requestChange', 'ระบุจุดต่อสายดิน')
    expect(await readPermit(site.officer, id)).toMatchObject({
      statusReason: 'ระบุจุดต่อสายดิน',
      approvals: [],
    })
    await step(site.contractor, 'submit')
    await step(site.officer, 'approve')
    await step(site.areaOwner, 'approve')
    expect(await readPermit(site.officer, id)).toMatchObject({ status: 'Submitted', rowVersion: 4 })
    await step(site.owner, 'approve')
    expect(await readPermit(site.officer, id)).toMatchObject({
      status: 'Approved',
      approvals: [{ role: 'SafetyOfficer' }, { role: 'WorkspaceOwner' }, { role: 'WorkOwner' }],
    })
    await step(site.officer, 'activate')
    await step(site.areaOwner, 'stopWork', 'ได้กลิ่นก๊าซ')
    await step(site.officer, 'resume')
    await step(site.contractor, 'finishWork')
    await step(site.officer, 'close')
    expect(await readPermit(site.officer, id)).toMatchObject({
      status: 'Closed',
      group: 'closed',
      availableCommands: [],
    })
    expect(await logsOf(id)).toEqual([
      'submit Draft Submitted',
      'requestChange Submitted ChangesRequested',
      'submit ChangesRequested Submitted',
      'approve Submitted Submitted',
      'approve Submitted Submitted',
      'approve Submitted Approved',
      'activate Approved Active',
      'stopWork Active Suspended',
      'resume Suspended Active',
      'finishWork Active AwaitingClosure',
      'close AwaitingClosure Closed',
    ])
    const lines = await database().db.auditEntry.count({ where: { subjectId: id } })
    expect(lines).toBe(11)
  })

  test('work is stopped whatever was read of the permit before, and resumed on what is known alone', async () => {
    const { id } = await createReadyPermit(site, { status: 'Active' })
    await database().db.workPermit.update({ where: { id }, data: { rowVersion: 3 } })
    const stop = { reason: 'สายสลิงขาด', rowVersion: 1 }
    expect((await execute(site.contractor, id, 'stopWork', stop)).status).toBe(200)
    expect(await permitStatus(id)).toBe('Suspended')
    const answer = await execute(site.officer, id, 'resume', { rowVersion: 3 })
    expect([answer.status, answer.body.code]).toEqual([409, 'stale-record'])
  })

  test('a permit that is sent back loses its approvals', async () => {
    const { id } = await createReadyPermit(site, {
      status: 'Submitted',
      approvedBy: othersApproved(),
    })
    await execute(site.officer, id, 'requestChange', { reason: 'เพิ่มผู้เฝ้าระวังไฟ' })
    expect((await readPermit(site.officer, id)).approvals).toEqual([])
  })

  test('the user who submits becomes the requester', async () => {
    const { id } = await createReadyPermit(site, { requester: site.owner })
    expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
    expect((await readPermit(site.officer, id)).requestedByUserId).toBe(site.contractor.userId)
    expect((await execute(site.owner, id, 'approve')).status).toBe(200)
  })
})

describe('expiry', () => {
  test('an approved or active permit expires at its end, and stays open until closed', async () => {
    const workDate = '2026-11-20'
    const permits = new Map<string, string>()
    for (const status of permitStatuses) {
      const { id } = await createReadyPermit(site, {
        status,
        workDate,
        startTime: '08:00',
        endTime: '17:00',
      })
      permits.set(status, id)
    }
    // 16:59 and 17:00 at the site
    await expirePermits(new Date('2026-11-20T09:59:00Z'), 'Asia/Bangkok')
    expect(await permitStatus(permits.get('Active')!)).toBe('Active')
    expect(await expirePermits(new Date('2026-11-20T10:00:00Z'), 'Asia/Bangkok')).toBe(2)
    const after = await Promise.all([...permits].map(async ([, id]) => permitStatus(id)))
    expect(after).toEqual(
      permitStatuses.map((status) =>
        status === 'Approved' || status === 'Active' ? 'Expired' : status,
      ),
    )
    const id = permits.get('Active')!
    expect(await logsOf(id)).toEqual(['expire Active Expired'])
    expect(await readPermit(site.contractor, id)).toMatchObject({
      group: 'open',
      availableCommands: ['finishWork'],
    })
    expect((await execute(site.contractor, id, 'finishWork')).status).toBe(200)
    expect((await execute(site.officer, id, 'close')).status).toBe(200)
  })

  test('work that is resumed past the end of its permit has expired, and nobody is told to go on', async () => {
    const { id } = await createReadyPermit(site, { status: 'Suspended', workDate: '2026-11-19' })
    expect((await execute(site.officer, id, 'resume')).status).toBe(200)
    expect(await logsOf(id)).toEqual(['resume Suspended Expired'])
    const notices = await database().db.notice.count({ where: { subjectId: id } })
    expect(notices).toBe(0)
    expect((await readPermit(site.contractor, id)).availableCommands).toEqual(['finishWork'])
  })

  test('a permit expires once, however many servers run', async () => {
    const { id } = await createReadyPermit(site, { status: 'Active', workDate: '2026-11-19' })
    const now = new Date('2026-11-21T10:00:00Z')
    const counts = await Promise.all([1, 2, 3].map(() => expirePermits(now, 'Asia/Bangkok')))
    expect(counts.filter((count) => count > 0)).toHaveLength(1)
    expect(await logsOf(id)).toEqual(['expire Active Expired'])
  })
})
