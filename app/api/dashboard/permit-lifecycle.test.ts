import { expect, test } from 'vitest'
import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import type { PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import { call } from '@/lib/testing/calls/call'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  today,
} from '@/lib/testing/records/permit-site'

test('the dashboard follows a permit from its submission until it is closed', async () => {
  const site = await createPermitSite()
  const { id } = await createReadyPermit(site)
  const shown = async () => {
    const { body } = await call(site.officer, dashboard.wpDaily, { date: today() })
    return [body.awaitingApproval, body.open, body.closed]
  }
  const { contractor, officer, owner, areaOwner } = site
  const [none, awaiting, open, closed] = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  const life: [PermitCommand, typeof officer, number[] | undefined, string?][] = [
    ['submit', contractor, awaiting],
    ['requestChange', officer, awaiting, 'Name the isolation points'],
    ['submit', contractor, awaiting],
    ['approve', officer, awaiting],
    ['approve', owner, awaiting],
    ['approve', areaOwner, open],
    ['activate', officer, open],
    ['stopWork', areaOwner, open, 'Smell of gas'],
    ['resume', officer, open],
    ['finishWork', contractor, open],
    ['close', officer, closed],
  ]
  expect(await shown()).toEqual(none)
  for (const [command, caller, figures, reason] of life) {
    expect((await execute(caller, id, command, { reason })).status, command).toBe(200)
    expect(await shown(), command).toEqual(figures)
  }
})
