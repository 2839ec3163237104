import { expect, test } from 'vitest'
import * as z from 'zod'
import { list } from './contract'
import { inNameOrder, nameOrder } from './name-order'

const listOf = (...sorts: [string, ...string[]]) =>
  list('/api/things/search', {
    policy: 'realm-basic',
    summary: 'Things',
    filters: {},
    row: z.object({}),
    sorts,
  })
const people = listOf('firstNameTh', 'lastNameTh', 'firstNameEn')

test('a list of names is in the order of the names that its reader sees', () => {
  expect(nameOrder(people, 'th')).toBe('firstNameTh')
  expect(nameOrder(people, 'en')).toBe('firstNameEn')
})

test.each([
  ['something else comes first', listOf('code', 'nameTh', 'nameEn')],
  ['names are in one language', listOf('nameTh', 'code')],
])('a list where %s keeps its own order', (_, contract) => {
  expect(nameOrder(contract, 'en')).toBeUndefined()
  expect(inNameOrder(contract, { page: 1 }, 'en')).toEqual({ page: 1 })
})

test('an order that was asked for stays, and none is filled in', () => {
  const asked = { sort: '-lastNameTh' }
  expect(inNameOrder(people, asked, 'en')).toBe(asked)
  expect(inNameOrder(people, { sort: undefined }, 'en')).toEqual({ sort: 'firstNameEn' })
})
