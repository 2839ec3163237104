import { expect, test } from 'vitest'
import { boundName } from './bound-name'

/** With a sign for the space at which no line ends. */
const shown = (name: string) => boundName(name).replaceAll('\u00a0', '_')

test.each([
  ['บริษัท เกลียวคลื่นนั่งร้านและฉนวน จำกัด', 'บริษัท_เกลียวคลื่นนั่งร้านและฉนวน_จำกัด'],
  ['บริษัท ธารา ปิโตรเคมี จำกัด (มหาชน)', 'บริษัท_ธารา ปิโตรเคมี_จำกัด_(มหาชน)'],
  ['ห้างหุ้นส่วนจำกัด ช่างเหล็ก', 'ห้างหุ้นส่วนจำกัด_ช่างเหล็ก'],
  ['หจก.  ช่างเหล็ก', 'หจก._ช่างเหล็ก'],
  ['Baiphothong Mechanical Co., Ltd.', 'Baiphothong Mechanical_Co.,_Ltd.'],
])('the form of %s does not stand on a line of its own', (name, bound) =>
  expect(shown(name)).toBe(bound),
)

test.each(['บริษัท', 'ช่างเหล็ก และเพื่อน', 'Steel Works', 'จำกัด บริษัท'])(
  '%s has no form to be bound',
  (name) => expect(boundName(name)).toBe(name),
)
