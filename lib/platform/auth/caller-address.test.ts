import { expect, test } from 'vitest'
import { addressBehindProxies, callerAddress } from './caller-address'

test.each([
  ['the socket, where no proxy is ours', 0, '198.51.100.7', '203.0.113.9', '203.0.113.9'],
  ['what our proxy received from', 1, '198.51.100.7', '10.0.0.2', '198.51.100.7'],
  ['not what the caller itself claims', 1, '127.0.0.1, 198.51.100.7', '10.0.0.2', '198.51.100.7'],
  ['behind two of ours', 2, '1.1.1.1, 198.51.100.7, 10.0.0.9', '10.0.0.2', '198.51.100.7'],
  [
    'the outermost, where there are fewer than configured',
    3,
    '198.51.100.7',
    '10.0.0.2',
    '198.51.100.7',
  ],
  ['the socket, where the proxy says nothing', 1, '', '10.0.0.2', '10.0.0.2'],
  ['the next one, where an entry is no address', 1, 'unknown', '10.0.0.2', '10.0.0.2'],
  ['without a port', 1, '198.51.100.7:4711', '10.0.0.2', '198.51.100.7'],
  ['without brackets and port', 1, '[2001:db8::7]:4711', '10.0.0.2', '2001:db8::7'],
  ['IPv6 as it is', 1, '2001:db8::7', '10.0.0.2', '2001:db8::7'],
  ['IPv4 as such, on a socket for both', 0, '', '::ffff:203.0.113.9', '203.0.113.9'],
  ['unknown, where there is neither', 0, '198.51.100.7', '', 'unknown'],
])('the caller is %s', (_, hops, forwarded, socket, address) => {
  expect(addressBehindProxies(hops, forwarded, socket)).toBe(address)
})

test('the last address of the header is the caller', () => {
  expect(callerAddress(new Headers({ 'x-forwarded-for': '198.51.100.7' }))).toBe('198.51.100.7')
  expect(callerAddress(new Headers())).toBe('unknown')
})
