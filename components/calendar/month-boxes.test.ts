import { expect, test } from 'vitest'
import { monthBoxes } from './month-boxes'

const at = (startTime: string, day = '2026-11-25', endTime = '16:00') => ({
  day,
  startTime,
  endTime,
})
const boxesOf = (...events: ReturnType<typeof at>[]) =>
  monthBoxes(events, 3).map((box) =>
    'event' in box ? `${box.event.startTime}–${box.event.endTime}` : `${box.day}: ${box.more} more`,
  )

test('a day shows all of its events in the order of their times', () =>
  expect(boxesOf(at('13:00'), at('09:00'), at('09:00', '2026-11-25', '12:00'))).toEqual([
    '09:00–12:00',
    '09:00–16:00',
    '13:00–16:00',
  ]))

test('a day with too many events shows the first ones and how many more there are', () =>
  expect(boxesOf(at('11:00'), at('10:00'), at('09:00'), at('08:00'))).toEqual([
    '08:00–16:00',
    '09:00–16:00',
    '2026-11-25: 2 more',
  ]))

test('each day is counted by itself', () =>
  expect(boxesOf(at('08:00'), at('09:00', '2026-11-26'), at('10:00'), at('11:00'))).toEqual([
    '08:00–16:00',
    '10:00–16:00',
    '11:00–16:00',
    '09:00–16:00',
  ]))
