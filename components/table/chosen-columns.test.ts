import { expect, test } from 'vitest'
import { chosenColumns, toggledColumn } from './chosen-columns'

const columns = [
  { key: 'name' },
  { key: 'code', isOptional: true, isDetail: true },
  { key: 'status' },
  { key: 'phone', isExtra: true },
]
const keys = (cols: string | null) => chosenColumns(columns, cols).map(({ key }) => key)

test('a list shows its columns without the extra ones, until the address names others', () => {
  expect(keys(null)).toEqual(['name', 'code', 'status'])
  expect(keys('')).toEqual(['name', 'code', 'status'])
  expect(keys('phone')).toEqual(['name', 'status', 'phone'])
  expect(keys('phone,code,name,other')).toEqual(['name', 'code', 'status', 'phone'])
  expect(keys('none')).toEqual(['name', 'status'])
})

test('a column that was chosen stands on cards, too', () => {
  expect(chosenColumns(columns, 'code')[1]).toEqual({ key: 'code', isOptional: true })
  expect(chosenColumns(columns, null)[1]?.isDetail).toBe(true)
})

test('showing and leaving out is written in the order of the columns, and not at all as at first', () => {
  expect(toggledColumn(columns, null, 'phone')).toBe('code,phone')
  expect(toggledColumn(columns, 'code,phone', 'code')).toBe('phone')
  expect(toggledColumn(columns, 'phone', 'phone')).toBe('none')
  expect(toggledColumn(columns, 'none', 'code')).toBeUndefined()
})
