import net, { type AddressInfo } from 'node:net'
import tls from 'node:tls'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase, withDatabase } from '@/lib/testing/runs/database'
import { localhostCertificate } from '@/lib/testing/stand-ins/localhost-certificate'
import { LaunchError } from '../base/launch-error'
import { refuseOldVersion, refuseUnusableDatabase } from './external-database'

describe('an external PostgreSQL server', () => {
  it('is accepted when it answers', async () => {
    await expect(refuseUnusableDatabase(inject('testServer'))).resolves.toBeUndefined()
  })

  it.each([15, 16, 18])('is accepted at version %i', (version) => {
    expect(() => refuseOldVersion(version)).not.toThrow()
  })

  it('is refused where the database has another encoding than UTF-8', async () => {
    const url = await createDatabase(inject('testServer'))
    const name = `${new URL(url).pathname.slice(1)}_ascii`
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    )
    await client.end()
    await expect(refuseUnusableDatabase(withDatabase(url, name))).rejects.toThrow(
      'DATABASE_URL: the database is encoded in SQL_ASCII',
    )
    for (const each of [withDatabase(url, name), url]) await dropDatabase(each)
  })

  it.each([
    ['p%ff', '', 'a % in it stands for itself: write it as %25.'],
    ['p', '?sslmode=verify-full&sslrootcert=/no/ca.pem', 'a file that it needs is not there'],
  ])(
    'is refused in a sentence where its address cannot be read: %s%s',
    async (password, query, reason) => {
      const refused = refuseUnusableDatabase(
        `postgresql://app:${password}@localhost/safety${query}`,
      )
      await expect(refused).rejects.toBeInstanceOf(LaunchError)
      await expect(refused).rejects.toThrow(`DATABASE_URL: ${reason}`)
    },
  )

  it('is refused in a sentence where its certificate is not accepted', async () => {
    const server = net.createServer((socket) => {
      socket.once('data', () => {
        socket.write('S') // TLS follows
        new tls.TLSSocket(socket, { isServer: true, ...localhostCertificate }).on(
          'error',
          () => undefined,
        )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const url = `postgresql://app:secret@localhost:${port}/safety?sslmode=verify-full`
    await expect(refuseUnusableDatabase(url)).rejects.toThrow(
      `DATABASE_URL: the certificate of the server at localhost:${port} is not accepted (self-signed certificate).`,
    )
    server.close()
  })

  it('is refused below version 15', () => {
    expect(() => refuseOldVersion(14)).toThrow(
      'DATABASE_URL: PostgreSQL 15 or newer is needed, this is 14.',
    )
  })
})
