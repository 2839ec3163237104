import { describe, expect, test } from 'vitest'
import { approvalsInput } from './approvals-input'

const id = '0199c8a0-0000-7011-8000-000000000001'
const page = { page: 1, pageSize: 25 }

describe('the queue asks for', () => {
  test.each([
    ['the pending rows by default', {}, { ...page, status: 'Pending' }],
    ['every status, the latest first', { status: 'any' }, { ...page, sort: '-session' }],
    ['one status', { status: 'NoShow' }, { ...page, status: 'NoShow', sort: '-session' }],
    [
      'its own order',
      { status: 'NoShow', sort: 'person' },
      { ...page, status: 'NoShow', sort: 'person' },
    ],
    [
      'filters that combine',
      { sessionId: id, contractorId: id, page: '2', sort: '-person' },
      {
        page: 2,
        pageSize: 25,
        sort: '-person',
        status: 'Pending',
        sessionId: id,
        contractorId: id,
      },
    ],
    [
      'the days of the sessions',
      { status: 'NoShow', fromDate: '2026-11-01', toDate: '2026-11-30' },
      {
        ...page,
        status: 'NoShow',
        sort: '-session',
        fromDate: '2026-11-01',
        toDate: '2026-11-30',
      },
    ],
    ['no session when its id is invalid', { sessionId: '' }, { ...page, status: 'Pending' }],
  ])('%s', (_, query, input) => {
    expect(approvalsInput(query as Record<string, string>)).toEqual(input)
    expect(approvalsInput(new URLSearchParams(query as Record<string, string>))).toEqual(input)
  })
})
