import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { list } from '@/lib/platform/contract/contract'
import { filter, keyword } from '@/lib/platform/contract/fields'
import { listInput } from './list-input'

const things = list('/api/things/search', {
  policy: 'realm-basic',
  summary: 'Search things',
  filters: { keyword, kind: filter(z.enum(['A', 'B'])), isActive: filter(z.boolean()) },
  row: z.object({ id: z.guid() }),
  sorts: ['name', 'kind'],
})
const first = { page: 1, pageSize: 25 }

describe('the input of a list, read from its address', () => {
  it('is the first page when the address says nothing', () => {
    expect(listInput(things, {})).toEqual(first)
  })

  it('reads text, choices, yes and no, numbers and the order', () => {
    const query = 'keyword=12&kind=B&isActive=true&page=3&sort=-name'
    const wanted = {
      keyword: '12',
      kind: 'B',
      isActive: true,
      page: 3,
      sort: '-name',
      pageSize: 25,
    }
    expect(listInput(things, new URLSearchParams(query))).toEqual(wanted)
  })

  it('is the same on the server, where a name may occur twice', () => {
    expect(listInput(things, { kind: ['A', 'B'], other: 'x' })).toEqual({ ...first, kind: 'A' })
  })

  it.each([
    'kind=C',
    'page=0',
    'page=x',
    'sort=other',
    'isActive=maybe',
    'keyword=',
    '__proto__=1',
  ])('leaves out what the contract does not take: %s', (query) => {
    expect(listInput(things, new URLSearchParams(query))).toEqual(first)
  })
})
