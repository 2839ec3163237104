import { expect, test } from 'vitest'
import { approvalRoles, rolesWithoutApprover } from './rules'

const left = (...candidates: string[][]) =>
  rolesWithoutApprover(approvalRoles.map((role, index) => ({ role, userIds: candidates[index]! })))

test('every role has an approver of its own', () => {
  expect(left(['a'], ['b'], ['c'])).toEqual([])
  expect(left(['a', 'b', 'c'], ['a', 'b'], ['a'])).toEqual([])
})

test('a role without candidates is left', () => {
  expect(left(['a'], [], ['c'])).toEqual(['WorkOwner'])
  expect(left([], [], [])).toEqual([...approvalRoles])
})

test('who is alone in two roles leaves one of them', () => {
  expect(left(['a'], ['b'], ['b'])).toHaveLength(1)
  expect(left(['b'], ['b'], ['b'])).toHaveLength(2)
})
