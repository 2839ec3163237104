import { describe, expect, test } from 'vitest'
import { commandList } from './command-list'
import { Workflow } from './workflow'

const doors = new Workflow({
  subject: 'door',
  statuses: ['Open', 'Shut', 'Locked'],
  words: { statuses: 'doors.statuses', commands: 'doors.commands' },
  roles: ['guard', 'visitor'],
  conditions: ['by-day'],
  wrongStatus: 'no-such-step',
  reasonField: 'why',
  transitions: {
    shut: { from: ['Open'], to: 'Shut', by: ['guard', 'visitor'], look: 'leading' },
    lock: { from: ['Shut'], to: 'Locked', by: ['guard'], reason: 'needed', look: 'adverse' },
    unlock: {
      from: ['Locked'],
      to: ['Shut', 'Open'],
      by: ['guard'],
      countsWhenStale: true,
      look: 'plain',
    },
    open: { from: ['Shut'], to: 'Open', by: ['guard'], condition: 'by-day', look: 'plain' },
  },
  clock: { dusk: { from: ['Open', 'Shut'], to: 'Locked' } },
})
const night = { 'by-day': { code: 'session-full' as const } }
const day = { 'by-day': null }
const shut = { status: 'Shut' as const, rowVersion: 3 }

describe('a command is offered', () => {
  test('in the statuses of its transition, to its roles', () => {
    expect(doors.offered('Shut', { roles: ['guard'], checks: day })).toEqual(['lock', 'open'])
    expect(doors.offered('Shut', { roles: ['visitor'], checks: day })).toEqual([])
    expect(doors.offered('Open', { roles: ['visitor'], checks: day })).toEqual(['shut'])
  })

  test('unless its condition is not met', () =>
    expect(doors.offered('Shut', { roles: ['guard'], checks: night })).toEqual(['lock']))
})

describe('a command is refused', () => {
  const roles = ['guard' as const]

  test('to users without its role, before any other check', () =>
    expect(doors.decide('lock', { status: 'Open' }, { roles: ['visitor'] })).toEqual({
      refusal: { code: 'not-your-part' },
    }))

  test('in another status, with the keys of the statuses', () =>
    expect(doors.decide('lock', { status: 'Open' }, { roles })).toEqual({
      refusal: {
        code: 'no-such-step',
        values: {
          status: { word: 'doors.statuses.Open' },
          from: { word: 'doors.statuses.Open' },
          to: { word: 'doors.statuses.Locked' },
        },
      },
    }))

  test('for an older version, and then without a reason', () => {
    expect(doors.decide('lock', shut, { roles, rowVersion: 2 }).refusal?.code).toBe('stale-record')
    expect(doors.decide('lock', shut, { roles, rowVersion: 3 }).refusal).toEqual({
      code: 'comment-needed',
      field: 'why',
    })
    expect(doors.decide('lock', shut, { roles, reason: 'rain' })).toEqual({ to: 'Locked' })
  })

  test('for no version, where it counts whatever was read', () => {
    const locked = { status: 'Locked' as const, rowVersion: 3 }
    expect(doors.decide('unlock', locked, { roles, rowVersion: 2 })).toEqual({ to: 'Shut' })
  })

  test('if its condition is not met', () => {
    expect(doors.decide('open', shut, { roles, checks: night }).refusal?.code).toBe('session-full')
    expect(doors.decide('open', shut, { roles, checks: day })).toEqual({ to: 'Open' })
  })
})

test('a command with several target statuses leads to the first, or to the requested one', () => {
  expect(doors.nextStatus('Locked', 'unlock')).toBe('Shut')
  expect(doors.nextStatus('Locked', 'unlock', 'Open')).toBe('Open')
  expect(doors.nextStatus('Locked', 'unlock', 'Locked')).toBeNull()
})

test('an audit line has the name of the command', () =>
  expect(doors.eventOf('lock')).toBe('door.lock'))

test('a list of commands is written as in a sentence', () =>
  expect(commandList(['a', 'b', 'c'])).toBe('`a`, `b` and `c`'))
