import { expect, test } from 'vitest'
import { descriptionFor } from './description'

const path = '/api/settings/global'
const whole = { openapi: '3.1.0', paths: { [path]: { get: 'reads', post: 'writes' } } }

test('a role is described what its policies let it call', () => {
  expect(descriptionFor('Admin', whole).paths[path]).toEqual({ get: 'reads', post: 'writes' })
  expect(descriptionFor('Contractor', whole).paths[path]).toEqual({ get: 'reads' })
})

test('the rest of the description stays', () =>
  expect(descriptionFor('Contractor', whole)).toMatchObject({ openapi: '3.1.0' }))
