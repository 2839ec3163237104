import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Config } from '../platform/config/config'
import { FIELD_KEY_FORM, fieldKeyList, KEY_LENGTH } from '../platform/config/field-keys'
import { hasCode } from '../platform/process/error-code'
import {
  ADD_CHECK,
  DELETE_OTHER_CHECKS,
  isOpenedBy,
  keyCheckOf,
  type KeyCheck,
  READ_CHECKS,
} from '../platform/secrets/checks'
import { keyIdOf } from '../platform/secrets/keys'
import { withLock } from './base/client'
import { LaunchError } from './base/launch-error'
import { makeSecretFile } from './base/make-secret-file'
import type { Logins } from './postgres/prepare-database'

type Keys = readonly [string, ...string[]]

/**
 * Finds the keys of encrypted columns, or makes one at the first start, and throws a LaunchError for keys that do not
 * fit the database. Sets FIELD_KEY in the environment. The keys are never in the database.
 */
export async function prepareFieldKey({ owner }: Logins, config: Config): Promise<void> {
  await withLock(owner, 'fieldKeys', async (client) => {
    const { rows: checks } = await client.query<KeyCheck>(READ_CHECKS)
    const keys = configuredKeys(config) ?? keysOfFile(config, checks.length === 0)
    if (!checks.every((check) => isOpenedBy(check, keys))) throw new LaunchError(WRONG_KEY)
    await addCheck(client, keys[0], checks)
    process.env.FIELD_KEY = keys.join(',')
  })
}

/** A start needs the first of the keys only from now on. */
export async function forgetOlderKeys(owner: string, key: string): Promise<void> {
  await withLock(owner, 'fieldKeys', (client) => client.query(DELETE_OTHER_CHECKS, [keyIdOf(key)]))
}

async function addCheck(client: pg.Client, key: string, checks: KeyCheck[]): Promise<void> {
  const { keyId, check } = keyCheckOf(key)
  if (checks.every((known) => known.keyId !== keyId)) await client.query(ADD_CHECK, [keyId, check])
}

const WRONG_KEY =
  'FIELD_KEY is not the key that fields of this database were encrypted with: set that one, or a new one, a comma, and that one.'

const asKeys = ([first, ...others]: string[]): Keys | undefined =>
  first === undefined ? undefined : [first, ...others]

const configuredKeys = ({ fieldKeys = [] }: Config) => asKeys(fieldKeys)

const fileOf = (dataDir: string) => path.join(dataDir, 'field.key')

function keysOfFile({ dataDir }: Config, mayMake: boolean): Keys {
  const file = fileOf(dataDir)
  if (mayMake) makeSecretFile(file, `${randomBytes(KEY_LENGTH).toString('base64')}\n`)
  const keys = asKeys(fieldKeyList.safeParse(readFile(file)).data ?? [])
  if (!keys) throw new LaunchError(`${file} is not usable: its content ${FIELD_KEY_FORM}.`)
  return keys
}

function readFile(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new LaunchError(
      `${file} is missing: fields of this database were encrypted with the key in it. Put the file back, or set FIELD_KEY.`,
    )
  }
}
