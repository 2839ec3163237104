import { expect, test } from 'vitest'
import { heightOf } from './row-height'

test.each([
  ['nothing', [null, 12, new Date()], undefined],
  ['a text that fits', ['สั้น', null], undefined],
  ['marks above and below', ['ที่นี่น้ำปั๊ม', null], undefined],
  ['a text of two lines', ['ความปลอดภัยในการทำงานบนที่สูง', 'ก'], 30],
  ['the longest of several', ['ความปลอดภัยในการทำงานบนที่สูง', 'ก'.repeat(60)], 90],
  ['lines that were given', ['ก\nข\nค', null], 45],
  ['more lines than the highest row holds', ['ก\n'.repeat(40), null], 409],
])('%s', (_, values, height) => expect(heightOf(values, [14, 10])).toBe(height))
