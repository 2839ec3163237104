import { describe, expect, inject, it } from 'vitest'
import { refuseOldVersion, refuseUnusableDatabase } from './external-database'

describe('an external PostgreSQL server', () => {
  it('is accepted when it answers', async () => {
    await expect(refuseUnusableDatabase(inject('testServer'))).resolves.toBeUndefined()
  })

  it.each([15, 16, 18])('is accepted at version %i', (version) => {
    expect(() => refuseOldVersion(version)).not.toThrow()
  })

  it('is refused below version 15', () => {
    expect(() => refuseOldVersion(14)).toThrow(
      'DATABASE_URL: PostgreSQL 15 or newer is needed, this is 14.',
    )
  })
})
