import { expect, test } from 'vitest'
import { changedFields, withFields } from './changed-fields'

const saved = {
  name: 'Somut',
  phone: null,
  person: { nationalId: '1', firstNameTh: 'สมมุติ', lastNameTh: 'หนึ่ง' },
  steps: [{ activity: 'dig' }, { activity: 'fill' }],
}

test('keeps only what differs from the saved values, a list as a whole', () => {
  const values = {
    ...saved,
    phone: '02',
    person: { ...saved.person, lastNameTh: 'สอง' },
    steps: [{ activity: 'dig' }],
  }
  expect(changedFields(values, saved, new Set())).toEqual({
    phone: '02',
    person: { lastNameTh: 'สอง' },
    steps: [{ activity: 'dig' }],
  })
})

test('a field that was emptied again has not changed', () =>
  expect(changedFields({ phone: '', name: 'Somut' }, saved, new Set())).toEqual({}))

test('leaves out what must not be kept, inside other fields as well', () => {
  const values = { name: 'secret', person: { ...saved.person, nationalId: '2' } }
  expect(changedFields(values, saved, new Set(['name', 'person.nationalId']))).toEqual({})
})

test('puts the changed fields over those of the record as it is now', () =>
  expect(
    withFields(
      { ...saved, name: 'New', rowVersion: 8 },
      { person: { lastNameTh: 'สอง' }, phone: '02' },
    ),
  ).toEqual({
    ...saved,
    name: 'New',
    rowVersion: 8,
    phone: '02',
    person: { nationalId: '1', firstNameTh: 'สมมุติ', lastNameTh: 'สอง' },
  }))
