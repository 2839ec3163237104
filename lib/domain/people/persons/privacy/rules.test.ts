import { expect, test } from 'vitest'
import { everKnown, identifyingTexts } from './rules'

const present = {
  firstNameTh: 'ดวงพรรณ',
  lastNameTh: 'ใหม่สกุล',
  firstNameEn: 'Duangphan',
  lastNameEn: null,
  phone: null,
}
const textsOf = (saves: Parameters<typeof everKnown>[1]) => [
  ...new Set(everKnown(present, saves).flatMap(identifyingTexts)),
]

test('what no save has changed was always as it is now', () => {
  expect(textsOf([{ lastNameTh: 'เดิมสกุล' }, { lastNameTh: 'ใหม่สกุล' }])).toEqual([
    'ดวงพรรณ เดิมสกุล',
    'ดวงพรรณ ใหม่สกุล',
  ])
})

test('half of a name that nobody wrote down names nobody', () => {
  expect(textsOf([{ lastNameTh: 'เดิมสกุล' }, { firstNameTh: 'ดวงพรรณ' }])).toEqual([
    'ดวงพรรณ เดิมสกุล',
    'ดวงพรรณ ใหม่สกุล',
  ])
  expect(textsOf([{ lastNameTh: 'เดิมสกุล', phone: '2026-1' }, { firstNameTh: '' }])).not.toContain(
    '',
  )
})

test('an English name and a telephone that were taken away are known', () => {
  const before = { lastNameEn: 'Mo', phone: '+66 (81) 555-0199' }
  expect(textsOf([before, { lastNameEn: null, phone: null }])).toEqual([
    'ดวงพรรณ ใหม่สกุล',
    'Duangphan Mo',
    '+66 (81) 555-0199',
  ])
})
