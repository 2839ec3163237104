import { expect, test } from 'vitest'
import { standingOf, type CredentialState } from './rules'

const approved: CredentialState = {
  status: 'Approved',
  issuedOn: '2026-01-10',
  expiresOn: '2026-12-31',
  isRenewed: false,
}

test.each<[string, Partial<CredentialState>, string, ReturnType<typeof standingOf>]>([
  ['under review', { status: 'Submitted' }, '2026-06-01', 'Pending'],
  ['returned', { status: 'Returned' }, '2026-06-01', 'Pending'],
  ['revoked', { status: 'Revoked' }, '2026-06-01', null],
  ['on the day before its issue', {}, '2026-01-09', 'NotYetValid'],
  ['on the day of its issue', {}, '2026-01-10', 'Valid'],
  ['31 days before its end', {}, '2026-11-30', 'Valid'],
  ['30 days before its end', {}, '2026-12-01', 'Expiring'],
  ['on its last day', {}, '2026-12-31', 'Expiring'],
  ['on its last day, renewed', { isRenewed: true }, '2026-12-31', 'Valid'],
  ['on the day after, renewed', { isRenewed: true }, '2027-01-01', 'Expired'],
  ['on the day after', {}, '2027-01-01', 'Expired'],
  ['without an end', { expiresOn: null }, '2099-01-01', 'Valid'],
])('a credential %s', (_, change, today, standing) =>
  expect(standingOf({ ...approved, ...change }, 30, today)).toBe(standing),
)
