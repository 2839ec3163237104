import { expect, test } from 'vitest'
import { createUser } from '@/lib/testing/records/factories'
import { uploadRows } from '@/lib/testing/records/imports'

test('a file with one row more than 10,000 below its headers is refused', async () => {
  const rows = Array.from({ length: 10_001 }, () => ['ก'])
  const { status, body } = await uploadRows(await createUser('Admin'), 'Employers', [
    ['ชื่อบริษัท'],
    ...rows,
  ])
  expect([status, body]).toMatchObject([
    400,
    { code: 'import-too-large', errors: [{ path: 'file' }] },
  ])
})
