import { describe, expect, test } from 'vitest'
import type { UserChoice } from '@/lib/domain/work/projects/staff/contract'
import { moveContractors, optionsOf } from './project-options'

const user = (id: string, employerId: string, isDefault = false): UserChoice => ({
  ...{ id, employerId, isDefault },
  nameTh: `ชื่อ ${id}`,
  nameEn: null,
})
const users = [user('a1', 'A', true), user('a2', 'A'), user('b1', 'B', true), user('b2', 'B')]

describe('a project that goes to another company', () => {
  test('loses the users of the former one and gets the usual one of the new', () => {
    const { ids, dropped, preset } = moveContractors(users, ['a1', 'a2'], 'B')
    expect(ids).toEqual(['b1'])
    expect(dropped.map(({ id }) => id)).toEqual(['a1', 'a2'])
    expect(preset.map(({ id }) => id)).toEqual(['b1'])
  })

  test('keeps those who belong to it, and then gets nobody added', () => {
    const { ids, dropped, preset } = moveContractors(users, ['a2', 'b2'], 'B')
    expect([ids, dropped.map(({ id }) => id), preset]).toEqual([['b2'], ['a2'], []])
  })

  test('has no users of a company that has none', () =>
    expect(moveContractors(users, ['a1'], 'C').ids).toEqual([]))
})

test('an empty choice is not offered: a select box can be emptied by itself', () => {
  const choices = [
    { id: null, nameTh: '', nameEn: '' },
    { id: '1', nameTh: 'ไทย', nameEn: 'Thai' },
  ]
  expect(optionsOf('en', choices)).toEqual([{ value: '1', label: 'Thai' }])
})
