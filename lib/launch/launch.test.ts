import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '@/lib/launch/postgres/free-port'
import { LaunchedProduct } from '@/lib/testing/runs/launched-product'

let folder: string

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launch-'))
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

async function refusal(env: Record<string, string>): Promise<string> {
  const product = new LaunchedProduct({ DATA_DIR: folder, PORT: String(await freePort()), ...env })
  expect(await product.exitCode).toBe(1)
  expect(product.output).not.toMatch(/^\s+at /m) // no stack trace
  return product.output.trim()
}

describe('a start that cannot succeed says why in one sentence', () => {
  it('when the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as net.AddressInfo
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is already in use: stop the other program, or choose another with PORT=${port + 1}.`,
    )
    other.close()
  })

  it('when HOSTNAME is not an address of this machine', async () => {
    expect(await refusal({ HOSTNAME: '203.0.113.1' })).toBe(
      'HOSTNAME=203.0.113.1 is not an address of this machine.',
    )
  })

  it('when the data folder cannot be written', async () => {
    const file = path.join(folder, 'a-file')
    fs.writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: file })).toBe(
      `The data folder ${file} cannot be written (EEXIST): choose another with DATA_DIR.`,
    )
  })

  it('when the configuration is wrong, with all mistakes at once', async () => {
    expect(
      await refusal({ PORT: 'x', DATABASE_URL: 'mysql://db/x', ADMIN_PASSWORD: 'long enough now' }),
    ).toBe(
      [
        'The configuration is not usable:',
        '  - PORT must be a whole number from 1 to 65535',
        '  - DATABASE_URL must look like postgresql://user:password@host:5432/name',
        '  - ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither',
      ].join('\n'),
    )
  })
})

describe('a start with an unusable DATABASE_URL says why, without the password', () => {
  it('when nothing answers there', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://app:secret@127.0.0.1:1/x' })).toBe(
      'DATABASE_URL: nothing answers at 127.0.0.1:1.',
    )
  })

  it('when the host does not exist', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://app:secret@nowhere.invalid/x' })).toBe(
      'DATABASE_URL: there is no host named nowhere.invalid.',
    )
  })

  it('when the password is wrong', async () => {
    const url = new URL(inject('testServer'))
    url.password = 'not-the-password'
    expect(await refusal({ DATABASE_URL: url.href })).toBe(
      `DATABASE_URL: the server at ${url.host} refuses the password of user ${url.username}.`,
    )
  })

  it('when the password of DATABASE_OWNER_URL is wrong', async () => {
    const url = inject('testServer')
    const owner = Object.assign(new URL(url), { password: 'not-the-password' })
    expect(await refusal({ DATABASE_URL: url, DATABASE_OWNER_URL: owner.href })).toBe(
      `DATABASE_OWNER_URL: the server at ${owner.host} refuses the password of user ${owner.username}.`,
    )
  })

  it('when the database does not exist', async () => {
    const url = Object.assign(new URL(inject('testServer')), { pathname: '/absent' })
    expect(await refusal({ DATABASE_URL: url.href })).toBe(
      `DATABASE_URL: the server at ${url.host} has no database named absent.`,
    )
  })

  it('when another program than PostgreSQL answers', async () => {
    const web = http.createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1')
    await new Promise((resolve) => web.once('listening', resolve))
    const { port } = web.address() as net.AddressInfo
    const message = await refusal({ DATABASE_URL: `postgresql://app:secret@127.0.0.1:${port}/x` })
    expect(message).toContain(`DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:${port}`)
    expect(message).not.toContain('secret')
    web.close()
  })
})
