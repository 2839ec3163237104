import { describe, expect, test } from 'vitest'
import { createBar } from '@/lib/testing/records/credentials'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { checkedImport, commitAll, readRows, unique } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const verdictsOf = async (id: string) =>
  (await readRows(officer, id)).map(({ notes }) =>
    notes
      .filter(({ code }) => code.startsWith('verdict-'))
      .map(({ code, message }) => ({ code, message })),
  )

describe('who of a file may come in to work', () => {
  test('is said of those who are known when it is checked, and of all once they are written', async () => {
    const nationalId = makeNationalId()
    const known = await createPerson({ nationalId })
    await createBar({ personId: known.id, createdByUserId: officer.userId })
    const rows = [
      ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
      ['ใหม่', unique(), makeNationalId()],
      ['เดิม', unique(), nationalId],
    ]
    const id = await checkedImport(officer, 'Persons', rows, { onMatch: 'update' })
    const [fresh, barred] = await verdictsOf(id)
    expect(fresh).toEqual([])
    expect(barred).toMatchObject([{ code: 'verdict-refused' }])
    expect(barred![0]!.message).toContain('Barred from the site')
    await commitAll(officer, id)
    const [written, still] = await verdictsOf(id)
    expect(written).toHaveLength(1)
    expect(still).toEqual(barred)
  })
})
