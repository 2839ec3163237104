import { expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import * as z from 'zod'
import { storedSecret } from '@/lib/testing/records/stored-secret'
import { forget } from '@/lib/testing/runs/new-process'
import { rounds } from '@/lib/testing/runs/rounds'
import { signingKey } from './signing-keys'

test.each(rounds(6))(
  'servers that begin together sign with one key, which is stored once (round %i)',
  async (round) => {
    const name = `race ${round}`
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => {
        forget(`secret ${name}`) // each reads it, as each process does
        return signingKey(name)()
      }),
    )
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
    expect(new Set(keys.map(({ privateKey }) => privateKey.d)).size).toBe(1)
    const stored = await database().db.secret.findMany({ where: { name } })
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(keys[0]!.kid)
    const asked = await storedSecret(name, z.looseObject({ kid: z.string() }))
    expect(asked.kid).toBe(keys[0]!.kid)
  },
)
