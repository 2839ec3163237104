import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { optionalEmail, text } from '@/lib/platform/contract/fields'
import { messagesOf } from './messages-of'
import { schemaResolver } from './resolver'

const schema = z.object({
  name: text(10),
  email: optionalEmail,
  person: z.object({ phone: text(5) }),
  roles: z.array(z.enum(['A', 'B'])).min(1),
})

const options = { fields: {}, shouldUseNativeValidation: false }

async function judge(values: Record<string, unknown>, language: 'th' | 'en' = 'th') {
  const { values: checked, errors } = await schemaResolver(schema, language)(values, {}, options)
  return { checked, messages: Object.fromEntries(messagesOf(errors)) }
}

describe('a form checked by the schema of its endpoint', () => {
  it('returns the checked values, without members that the endpoint does not take', async () => {
    const values = { name: ' Ann ', email: '', person: { phone: '12' }, roles: ['A'], can: {} }
    const { checked, messages } = await judge(values)
    expect(messages).toEqual({})
    expect(checked).toEqual({ name: 'Ann', email: null, person: { phone: '12' }, roles: ['A'] })
  })

  it('reports the errors of all fields at once, by full name', async () => {
    const { messages } = await judge({
      name: '',
      email: 'x',
      person: { phone: '123456' },
      roles: [],
    })
    expect(messages).toEqual({
      name: 'จำเป็นต้องกรอก',
      email: 'อีเมลไม่ถูกต้อง',
      'person.phone': 'ต้องไม่เกิน 5 ตัวอักษร',
      roles: 'จำเป็นต้องกรอก',
    })
  })

  it('speaks the language of the page', async () => {
    const { messages } = await judge({ person: {}, roles: ['C'] }, 'en')
    expect(messages.name).toBe('This is required.')
    expect(Object.keys(messages)).toContain('roles.0')
  })

  it('does not report a row that was just added, and keeps what was reported before', () => {
    const rows = z.object({ rows: z.array(z.object({ name: text(5) })).min(1), note: text(5) })
    const resolve = schemaResolver(rows, 'en')
    const namesOf = (values: object, names: string[]) => {
      const { errors } = resolve(values, {}, { ...options, names }) as { errors: object }
      return [...messagesOf(errors).keys()]
    }
    const all = ['rows.0.name', 'note']
    expect(namesOf({ rows: [{ name: '' }], note: '' }, all)).toEqual(['rows.0.name', 'note'])
    const two = { rows: [{ name: '' }, { name: '' }], note: '' }
    expect(namesOf(two, ['rows'])).toEqual(['rows.0.name', 'note'])
    expect(namesOf(two, ['rows.1.name'])).toContain('rows.1.name')
    expect(namesOf(two, ['rows'])).toContain('rows.1.name')
    expect(namesOf({ rows: [], note: '' }, ['rows'])).toEqual(['rows', 'note'])
  })
})
