import pg from 'pg'
import { PLAIN_NUMBERS } from '../domain/people/persons/national-id/rows'
import { callInChild } from './call-in-child'
import type { Logins } from './postgres/prepare-database'

/** Encrypts the national ids that an earlier version has left plain, before anything is served. Several servers may. */
export async function encryptPlainNumbers({ owner }: Logins): Promise<void> {
  if (!(await hasPlain(owner))) return
  console.log('  Encrypting national ids…')
  const count = await callInChild(
    'lib/domain/people/persons/national-id/commands.ts',
    'sealPlainNumbers',
    [],
  )
  console.log(`  National ids encrypted: ${String(count)}`)
}

async function hasPlain(owner: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  return client
    .query(PLAIN_NUMBERS)
    .then(({ rowCount }) => rowCount !== 0)
    .finally(() => client.end())
}
