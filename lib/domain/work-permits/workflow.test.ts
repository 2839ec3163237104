import { describe, expect, test } from 'vitest'
import {
  permitCommands,
  permitStatuses,
  commandsOf,
  expiry,
  mayGive,
  nextStatus,
  parts,
  removeRefusal,
  saveRefusal,
  workflow,
  type PermitStatus,
} from './workflow'

const S = 'Submitted'
const X = 'Cancelled'
const W = 'AwaitingClosure'
//         Draft Submitted           Changes Approved Active      Suspended Awaiting  Expired Closed Rejected Cancelled
const table = {
  submit: [S, null, S, null, null, null, null, null, null, null, null],
  approve: [null, 'Approved', null, null, null, null, null, null, null, null, null],
  requestChange: [null, 'ChangesRequested', null, null, null, null, null, null, null, null, null],
  reject: [null, 'Rejected', null, null, null, null, null, null, null, null, null],
  activate: [null, null, null, 'Active', null, null, null, null, null, null, null],
  stopWork: [null, null, null, null, 'Suspended', null, null, null, null, null, null],
  resume: [null, null, null, null, null, 'Active', null, null, null, null, null],
  finishWork: [null, null, null, null, W, null, null, W, null, null, null],
  close: [null, null, null, null, null, null, 'Closed', null, null, null, null],
  cancel: [X, X, X, X, null, null, null, null, null, null, null],
} as const

const cells = permitCommands.flatMap((command) =>
  permitStatuses.map((status, column) => [command, status, table[command][column]!] as const),
)
test.each(cells)('%s of a permit that is %s leads to %s', (command, status, to) =>
  expect(nextStatus(status, command)).toBe(to),
)

const askers = ['requester', 'company', 'assignee']
const deciders = ['safetyOfficer', 'workOwner', 'workspaceOwner']
const givers: Record<(typeof permitCommands)[number], string[]> = {
  submit: askers,
  approve: deciders,
  requestChange: deciders,
  reject: deciders,
  activate: ['safetyOfficer'],
  stopWork: ['anyone'],
  resume: ['safetyOfficer'],
  finishWork: ['requester'],
  close: ['safetyOfficer'],
  cancel: [...askers, 'safetyOfficer', 'workOwner', 'admin'],
}
const grid = permitCommands.flatMap((command) =>
  parts.map((part) => [command, part, givers[command].includes(part)] as const),
)
test.each(grid)('%s by the %s: %s', (command, part, may) =>
  expect(mayGive(command, [part])).toBe(may),
)

const offers = permitStatuses.flatMap((status, column) =>
  parts.map(
    (part) =>
      [
        status,
        part,
        permitCommands.filter(
          (command) => table[command][column] && givers[command].includes(part),
        ),
      ] as const,
  ),
)
test.each(offers)('of a permit that is %s the %s has %j', (status, part, commands) =>
  expect(commandsOf(status, [part])).toEqual(commands),
)

test('conditions are those of the interface', () => {
  const having = (condition: 'needsReason' | 'needsReadiness' | 'onTheDay') =>
    permitCommands.filter((command) => workflow[command][condition])
  expect(having('needsReason')).toEqual(['requestChange', 'reject', 'stopWork'])
  expect(having('needsReadiness')).toEqual(['submit', 'approve', 'activate'])
  expect(having('onTheDay')).toEqual(['activate'])
})

test('the clock ends what is approved or active', () =>
  expect(expiry).toEqual({ from: ['Approved', 'Active'], to: 'Expired' }))

describe('changing and removing', () => {
  const open: PermitStatus[] = ['Draft', 'ChangesRequested']
  const changers = [...askers, 'admin']
  const all = permitStatuses.flatMap((status) => parts.map((part) => [status, part] as const))
  test.each(all)('a permit that is %s, by the %s', (status, part) => {
    const may = changers.includes(part)
    expect(saveRefusal(status, [part])).toBe(
      may ? (open.includes(status) ? null : 'permit-not-open-to-change') : 'not-your-part',
    )
    expect(removeRefusal(status, [part])).toBe(
      may ? (status === 'Draft' ? null : 'permit-not-a-draft') : 'not-your-part',
    )
  })
})
