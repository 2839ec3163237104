import { describe, expect, test } from 'vitest'
import { usualQuietHours, type Settings } from '@/lib/domain/people/notice-settings/rules'
import { groupsOf, heldUntil, planOf, quietUntil, skipReason } from './rules'

const ZONE = 'Asia/Bangkok'
const at = (text: string) => new Date(`${text}:00+07:00`)
const usual: Settings = { quietHours: usualQuietHours, choices: {}, channels: ['Email'] }
const shown = (date: Date | null) => date && date.getTime()

describe('quiet hours', () => {
  const night = { from: '20:00', until: '06:00' }
  const lunch = { from: '12:00', until: '13:00' }
  test.each([
    [night, '2026-12-01T19:59', null],
    [night, '2026-12-01T20:00', '2026-12-02T06:00'],
    [night, '2026-12-01T23:59', '2026-12-02T06:00'],
    [night, '2026-12-02T00:00', '2026-12-02T06:00'],
    [night, '2026-12-02T05:59', '2026-12-02T06:00'],
    [night, '2026-12-02T06:00', null],
    [lunch, '2026-12-01T12:30', '2026-12-01T13:00'],
    [lunch, '2026-12-01T13:00', null],
    [null, '2026-12-01T23:00', null],
  ])('%o at %s end at %s', (quietHours, now, until) =>
    expect(shown(quietUntil(quietHours, ZONE, at(now)))).toBe(shown(until ? at(until) : null)),
  )

  test('are those of the site, also over a change of its clocks', () => {
    const berlin = 'Europe/Berlin'
    const until = quietUntil(night, berlin, new Date('2026-10-24T22:30:00Z'))
    expect(until?.toISOString()).toBe('2026-10-25T05:00:00.000Z')
  })
})

const plan = (event: 'permit.stopped' | 'task.assigned', now: string, settings = usual) =>
  planOf({ event, params: {} }, { settings, channel: 'Email', timeZone: ZONE, now: at(now) })
const withTime = (when: 'Off' | 'Now' | 'Digest', more: Partial<Settings> = {}): Settings => ({
  ...usual,
  choices: { 'task.assigned': { Email: when }, 'permit.stopped': { Email: when } },
  ...more,
})

test('what is urgent goes out at night, too; the rest waits for the digest or the end of the quiet hours', () => {
  const night = '2026-12-01T23:00'
  expect(plan('permit.stopped', night)).toEqual({ status: 'Waiting', nextAttemptAt: at(night) })
  const digest = { status: 'Held', nextAttemptAt: at('2026-12-02T07:00') }
  expect(plan('task.assigned', night)).toEqual(digest)
  expect(plan('task.assigned', '2026-12-01T07:01')).toEqual(digest)
  expect(plan('task.assigned', night, withTime('Now'))).toEqual({
    status: 'Held',
    nextAttemptAt: at('2026-12-02T06:00'),
  })
  expect(plan('task.assigned', '2026-12-01T09:00', withTime('Now'))?.status).toBe('Waiting')
  expect(plan('permit.stopped', night, withTime('Digest'))).toEqual(digest)
  expect(plan('permit.stopped', night, withTime('Off'))).toBeNull()
  const late = withTime('Digest', { quietHours: { from: '22:00', until: '09:30' } })
  expect(plan('task.assigned', night, late)?.nextAttemptAt).toEqual(at('2026-12-02T09:30'))
})

test('what is due late at night is held to the end of the quiet hours, unless it may not wait', () => {
  const until = (event: 'permit.stopped' | 'task.assigned', now: string, settings = usual) =>
    shown(heldUntil(event, { settings, channel: 'Email', timeZone: ZONE, now: at(now) }))
  const [night, six] = ['2026-12-01T23:00', at('2026-12-02T06:00').getTime()]
  expect(until('task.assigned', night)).toBe(six)
  expect(until('task.assigned', night, withTime('Now'))).toBe(six)
  expect(until('task.assigned', '2026-12-02T06:00')).toBeNull()
  expect(until('permit.stopped', night)).toBeNull()
  expect(until('permit.stopped', night, withTime('Digest'))).toBe(six)
})

test('what goes to a device goes at once, but not in the quiet hours, and not without one', () => {
  const settings: Settings = { ...usual, channels: ['Email', 'Push'] }
  const push = (now: string, channels = settings.channels) =>
    planOf(
      { event: 'task.assigned', params: { isMailed: 'yes' } },
      { settings: { ...settings, channels }, channel: 'Push', timeZone: ZONE, now: at(now) },
    )
  expect(push('2026-12-01T12:00')).toEqual({
    status: 'Waiting',
    nextAttemptAt: at('2026-12-01T12:00'),
  })
  expect(push('2026-12-01T23:00')).toEqual({
    status: 'Held',
    nextAttemptAt: at('2026-12-02T06:00'),
  })
  expect(push('2026-12-01T12:00', ['Email'])).toBeNull()
})

test('what a mail of its own tells is not sent again', () => {
  const given = {
    settings: usual,
    channel: 'Email',
    timeZone: ZONE,
    now: new Date(),
  } as const
  expect(planOf({ event: 'credential.expiring', params: {} }, given)).toBeNull()
  expect(planOf({ event: 'training.seat', params: { isMailed: 'yes' } }, given)).toBeNull()
  expect(planOf({ event: 'training.seat', params: { isMailed: 'no' } }, given)).not.toBeNull()
})

const due = {
  event: 'task.assigned',
  readAt: null,
  isSettled: false,
  settings: usual,
  channel: 'Email',
  isReachable: true,
} as const
test.each([
  [{}, null],
  [{ readAt: new Date() }, 'read'],
  [{ isSettled: true }, 'settled'],
  [{ isReachable: false }, 'no-address'],
  [{ settings: withTime('Off') }, 'switched-off'],
])('%o is skipped as %s', (changes, reason) =>
  expect(skipReason({ ...due, ...changes })).toBe(reason),
)

test('urgent notices have mails of their own, the others one together', () => {
  const events = ['task.assigned', 'permit.stopped', 'task.overdue', 'permit.resumed'] as const
  const mails = groupsOf(events.map((event) => ({ event })))
  expect(mails.map((rows) => rows.map(({ event }) => event))).toEqual([
    ['permit.stopped'],
    ['permit.resumed'],
    ['task.assigned', 'task.overdue'],
  ])
})
