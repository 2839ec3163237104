import { expect, test } from 'vitest'
import { parallelEvents } from './parallel-events'

const at = (startTime: string, endTime: string) => ({ startTime, endTime })

test.each([
  ['none', [], 0],
  ['one', [at('09:00', '12:00')], 1],
  ['two at the same time', [at('09:00', '12:00'), at('09:00', '12:00')], 2],
  ['one after another', [at('09:00', '12:00'), at('12:00', '15:00')], 1],
  [
    'a chain, of which two at a time overlap',
    [at('09:00', '11:00'), at('10:00', '13:00'), at('12:00', '14:00')],
    2,
  ],
  [
    'a long one beside three short ones',
    [at('08:00', '17:00'), at('09:00', '10:00'), at('09:30', '12:00'), at('09:45', '11:00')],
    4,
  ],
])('%s', (_, events, count) => expect(parallelEvents(events)).toBe(count))
