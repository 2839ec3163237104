import { expect, test } from 'vitest'
import { MOST_WAITING } from '@/lib/domain/training/seat-requests/book/rules'
import type { SeatRequest } from '@/lib/domain/training/seat-requests/rules'
import type { Candidate, Decision } from '../names/rules'
import { decideWaiting } from './rules'

const withoutSeat = (personId: string, contractorId: string): Decision => ({
  personId,
  candidate: { id: personId, contractorId } as Candidate,
  code: 'no-seat-for',
})
const waitingOf = (contractorId: string, personIds: string[]) =>
  ({ contractorId, personIds, status: 'Waiting' }) as SeatRequest
const codesOf = (decisions: ReturnType<typeof decideWaiting>) =>
  decisions.map(({ code, waits }) => (waits ? 'waits' : code))

test('a company has no more people waiting than it may have, however they came into the queue', () => {
  const names = Array.from({ length: MOST_WAITING - 1 }, (_, index) => `${index}`)
  const asked = ['one', 'two', '0'].map((id) => withoutSeat(id, 'full'))
  const ofOther = withoutSeat('three', 'other')
  expect(codesOf(decideWaiting([...asked, ofOther], [waitingOf('full', names)]))).toEqual([
    'waits',
    'too-many-waiting',
    'waits-already',
    'waits',
  ])
})
