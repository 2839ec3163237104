import { describe, expect, test } from 'vitest'
import { judgeAddress } from './addresses'
import type { Resolve } from './resolve'
import { findTarget, requireAllowedAddress } from './target'

const answering =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const USER = 'one user'
const PUBLIC = ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']

describe('an address is refused', () => {
  test.each([
    ['http', 'http://hooks.example.com/'],
    ['another scheme', 'ftp://hooks.example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/plain,a'],
    ['a socket', 'wss://hooks.example.com/'],
    ['no scheme', '//hooks.example.com/'],
    ['no address', 'hooks'],
    ['nothing', ''],
    ['no host', 'https://'],
    ['a login', 'https://user:pw@hooks.example.com/'],
    ['a user', 'https://user@hooks.example.com/'],
    ['a host in front of another', 'https://hooks.example.com@127.0.0.1/'],
    ['loopback', 'https://127.0.0.1/'],
    ['the rest of loopback', 'https://127.255.255.254/'],
    ['loopback with a port', 'https://127.0.0.1:8443/'],
    ['loopback with a dot at the end', 'https://127.0.0.1./'],
    ['loopback as one number', 'https://2130706433/'],
    ['loopback in hex', 'https://0x7f000001/'],
    ['loopback in hex parts', 'https://0x7f.0x0.0x0.0x1/'],
    ['loopback in octal', 'https://017700000001/'],
    ['loopback in octal parts', 'https://0177.0.0.01/'],
    ['loopback in two parts', 'https://127.1/'],
    ['loopback in percent signs', 'https://%31%32%37.0.0.1/'],
    ['loopback in wide digits', 'https://１２７.０.０.１/'],
    ['loopback behind ideographic stops', 'https://127。0。0。1/'],
    ['zero', 'https://0/'],
    ['all zeros', 'https://0.0.0.0/'],
    ['a network of 10', 'https://10.1.2.3/'],
    ['a network of 172', 'https://172.31.255.255/'],
    ['a network of 192', 'https://192.168.1.1/'],
    ['a carrier', 'https://100.64.0.1/'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['metadata as one number', 'https://2852039166/'],
    ['metadata of another cloud', 'https://100.100.100.200/'],
    ['metadata at a public address', 'https://168.63.129.16/'],
    ['documentation', 'https://203.0.113.7/'],
    ['benchmarks', 'https://198.18.0.1/'],
    ['multicast', 'https://224.0.0.1/'],
    ['reserved', 'https://240.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['6to4 relays', 'https://192.88.99.1/'],
    ['loopback of IPv6', 'https://[::1]/'],
    ['unspecified of IPv6', 'https://[::]/'],
    ['a mapped IPv4', 'https://[::ffff:127.0.0.1]/'],
    ['a mapped IPv4 in hex', 'https://[::ffff:a9fe:a9fe]/'],
    ['a mapped public IPv4', 'https://[::ffff:93.184.215.14]/'],
    ['a compatible IPv4', 'https://[::127.0.0.1]/'],
    ['a translated IPv4', 'https://[::ffff:0:127.0.0.1]/'],
    ['NAT64', 'https://[64:ff9b::a9fe:a9fe]/'],
    ['NAT64 of a site', 'https://[64:ff9b:1::7f00:1]/'],
    ['6to4', 'https://[2002:7f00:1::]/'],
    ['Teredo', 'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
    ['link-local', 'https://[fe80::1]/'],
    ['unique local', 'https://[fd00::1]/'],
    ['metadata of IPv6', 'https://[fd00:ec2::254]/'],
    ['site-local', 'https://[fec0::1]/'],
    ['multicast of IPv6', 'https://[ff02::1]/'],
    ['documentation of IPv6', 'https://[2001:db8::1]/'],
    ['newer documentation of IPv6', 'https://[3fff::1]/'],
    ['discard', 'https://[100::1]/'],
    ['a segment', 'https://[5f00::1]/'],
    ['what is not given out', 'https://[4000::1]/'],
  ])('of %s: %s', async (_, address) => {
    expect(await findTarget(address, 'webhook', answering(PUBLIC[0]!))).toBeNull()
    await expect(requireAllowedAddress(address, 'webhook', USER)).rejects.toThrow(
      'address-not-allowed',
    )
  })

  test.each([
    ['a private address', ['10.0.0.7']],
    ['a private one behind a public one', [PUBLIC[0]!, '127.0.0.1']],
    ['a mapped one', ['::ffff:10.0.0.7']],
    ['link-local with a zone', ['fe80::1%eth0']],
    ['metadata', ['169.254.169.254']],
    ['nothing', []],
    ['rubbish', ['rubbish']],
  ])('whose name resolves to %s', async (_, addresses) =>
    expect(
      await findTarget('https://hooks.example.com/', 'webhook', answering(...addresses)),
    ).toBeNull(),
  )

  test('whose name is not found', async () => {
    const failing = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await findTarget('https://hooks.example.com/', 'webhook', failing)).toBeNull()
  })

  test.each(['https://localhost/', 'https://localhost./', 'https://LOCALHOST:8443/'])(
    'of this machine by its name: %s',
    async (address) =>
      expect(await findTarget(address, 'webhook', answering('127.0.0.1'))).toBeNull(),
  )
})

test('a public address is allowed, and goes to all that was judged', async () => {
  const target = await findTarget(
    'https://Hooks.Example.com:8443/a?b',
    'webhook',
    answering(...PUBLIC),
  )
  expect(target?.addresses.map(({ address }) => address)).toEqual(PUBLIC)
  expect(await findTarget(`https://${PUBLIC[0]}/`, 'webhook', answering())).not.toBeNull()
  expect(await findTarget(`https://[${PUBLIC[1]}]/`, 'webhook', answering())).not.toBeNull()
})

test('an address is stored in the one form in which it is called', async () => {
  const stored = await requireAllowedAddress(
    ' HTTPS://Hooks.Example.com:443/a\n',
    'webhook',
    USER,
    answering(PUBLIC[0]!),
  )
  expect(stored).toBe('https://hooks.example.com/a')
})

test('a name that resolves too late is refused', async () => {
  const never = () => new Promise<never>(() => undefined)
  await expect(
    requireAllowedAddress('https://hooks.example.com/', 'webhook', USER, never),
  ).rejects.toThrow('address-not-allowed')
})

describe('hosts of the site’s network', () => {
  const hosts = { names: ['erp.site.local'], ranges: ['10.20.0.0/16', 'fd12::/16', '0.0.0.0/0'] }
  const onlyNames = { ...hosts, ranges: [] }

  test.each([
    ['10.0.0.7', 'erp.site.local'],
    ['127.0.0.1', 'erp.site.local'],
    ['fd12::7', 'erp.site.local'],
  ])('%s of %s is admitted by the name', (address, host) => {
    expect(judgeAddress(address, host, onlyNames)).toBe('admitted')
    expect(judgeAddress(address, `not-${host}`, onlyNames)).toBe('refused')
  })

  test('a range admits whatever name leads there', () => {
    const within = { names: [], ranges: ['10.20.0.0/16'] }
    expect(judgeAddress('10.20.3.4', 'any.example.com', within)).toBe('admitted')
    expect(judgeAddress('10.21.3.4', 'any.example.com', within)).toBe('refused')
    expect(judgeAddress('fd12::7', 'any.example.com', within)).toBe('refused')
  })

  test.each([
    '169.254.169.254',
    'fe80::1',
    '100.100.100.200',
    'fd00:ec2::254',
    '168.63.129.16',
    '0.0.0.0',
    '224.0.0.1',
    '::ffff:10.20.0.1',
    '64:ff9b::a14:1',
  ])('nothing admits %s', (address) =>
    expect(judgeAddress(address, 'erp.site.local', hosts)).toBe('refused'),
  )
})
