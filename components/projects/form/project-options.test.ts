import { describe, expect, test } from 'vitest'
import type { UserChoice } from '@/lib/domain/work/projects/staff/contract'
import { replaceContractors, optionsOf } from './project-options'

const user = (id: string, employerId: string, isDefault = false): UserChoice => ({
  id,
  employerId,
  isDefault,
  nameTh: `ชื่อ ${id}`,
  nameEn: null,
})
const users = [user('a1', 'A', true), user('a2', 'A'), user('b1', 'B', true), user('b2', 'B')]

describe('a project moved to another company', () => {
  test('loses the users of the former company and gets the default user of the new one', () => {
    const { ids, removed, preset } = replaceContractors(users, ['a1', 'a2'], 'B')
    expect(ids).toEqual(['b1'])
    expect(removed.map(({ id }) => id)).toEqual(['a1', 'a2'])
    expect(preset.map(({ id }) => id)).toEqual(['b1'])
  })

  test('keeps users of the new company, and then gets no default user', () => {
    const { ids, removed, preset } = replaceContractors(users, ['a2', 'b2'], 'B')
    expect([ids, removed.map(({ id }) => id), preset]).toEqual([['b2'], ['a2'], []])
  })

  test('has no Contractor users where the new company has none', () =>
    expect(replaceContractors(users, ['a1'], 'C').ids).toEqual([]))
})

test('offers no empty choice, as a select box can be cleared', () => {
  const choices = [
    { id: null, nameTh: '', nameEn: '' },
    { id: '1', nameTh: 'ไทย', nameEn: 'Thai' },
  ]
  expect(optionsOf('en', choices)).toEqual([{ value: '1', label: 'Thai' }])
})
