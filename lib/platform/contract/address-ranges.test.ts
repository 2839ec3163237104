import { expect, test } from 'vitest'
import { isAddressRange, isInRanges } from './address-ranges'

test.each([
  '203.0.113.7',
  '10.0.0.0/8',
  '0.0.0.0/0',
  '192.168.4.0/22',
  '192.168.4.7/32',
  '2001:db8::/32',
  '2001:db8::1',
  '::ffff:10.0.0.0/104',
])('%s is an address or a network', (text) => expect(isAddressRange(text)).toBe(true))

test.each([
  '',
  '10',
  '10/8',
  '0x7f.1',
  '010.0.0.1',
  '10.0.0.5/8',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0.0/ 8',
  'fe80::1%eth0',
  '2001:db8::1/32',
  'example.com',
])('%j is none', (text) => expect(isAddressRange(text)).toBe(false))

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['10.1.2.3', ['192.168.0.0/16', '10.0.0.0/8'], true],
  ['11.1.2.3', ['192.168.0.0/16', '10.0.0.0/8'], false],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['10.1.2.3', ['::ffff:10.0.0.0/104'], true],
  ['2001:db8:1::5', ['2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['10.1.2.3', ['2001:db8::/32'], false],
  ['10.1.2.3', ['::/0'], false],
  ['unknown', ['0.0.0.0/0', '::/0'], false],
  ['unknown', [], true],
] as const)('%s in %j: %s', (address, ranges, isIn) =>
  expect(isInRanges(address, ranges)).toBe(isIn),
)
