import { expect, test } from 'vitest'
import { calendarOf } from './calendar'
import { permitRows } from './permit-rows'

const { permits, workers } = permitRows(calendarOf(new Date('2026-11-23T03:00:00Z')))

test('what somebody does on a permit is said once: by a duty, or in words where no duty says it', () => {
  const inWords = workers.filter(({ duty }) => duty)
  expect(inWords.length).toBeGreaterThan(0)
  for (const { dutyCodes } of inWords) expect(dutyCodes).toEqual(['Worker'])
})

test('whoever watches for fire at approved hot work does nothing else', () => {
  const hot = permits.filter(
    ({ typeCode, status }) => typeCode === 'HotWork' && status === 'Approved',
  )
  expect(hot.length).toBeGreaterThan(0)
  for (const { id } of hot)
    expect(workers.filter(({ permitId }) => permitId === id)).toMatchObject([
      { dutyCodes: ['Supervisor'] },
      { dutyCodes: ['Worker'] },
      { dutyCodes: ['FireWatch'] },
    ])
})
