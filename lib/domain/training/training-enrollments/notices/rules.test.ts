import { expect, test } from 'vitest'
import { newsOfSeats, newsOfTomorrow, type Seat } from './rules'

const seat = (id: string, overrides: Partial<Seat> = {}): Seat => ({
  id,
  sessionId: 's',
  contractorId: 'a',
  enrolledByUserId: 'clerk',
  responsibleUserId: null,
  personTh: `คน ${id}`,
  personEn: null,
  courseTh: 'ปฐมนิเทศ',
  courseEn: 'Induction',
  date: '2026-12-01',
  startTime: '09:00',
  location: 'ห้อง 1',
  ...overrides,
})
const users = new Map([
  ['clerk', { roles: ['Contractor' as const], employerId: 'a' }],
  ['other', { roles: ['Contractor' as const], employerId: 'b' }],
  ['officer', { roles: ['SafetyOfficer' as const], employerId: 'site' }],
])

test('of many seats in a session each user is told once, with the first names', () => {
  const seats = ['1', '2', '3', '4'].map((id) => seat(id, { responsibleUserId: 'officer' }))
  const news = newsOfSeats(seats, users, { change: 'in' })
  expect(news.map(({ userIds }) => userIds)).toEqual([['clerk'], ['officer']])
  expect(news[0]).toMatchObject({
    subjectId: 's',
    occasion: 'in 1',
    params: { peopleTh: 'คน 1, คน 2, คน 3', more: '1', hasMore: 'yes' },
  })
})

test('a Contractor of another company and a user who is gone are not told', () => {
  const seats = [seat('1', { enrolledByUserId: 'other', responsibleUserId: 'gone' })]
  expect(newsOfSeats(seats, users, { change: 'out' })).toEqual([])
})

test('the second move of a session is told again', () => {
  const occasions = [2, 3].flatMap((version) =>
    newsOfSeats([seat('1')], users, { change: 'moved', version }).map((news) => news.occasion),
  )
  expect(occasions).toEqual(['moved 2', 'moved 3'])
})

test('of tomorrow officers are told how many come, clerks how many of theirs', () => {
  const seats = [seat('1'), seat('2'), seat('3', { enrolledByUserId: 'other', contractorId: 'b' })]
  const counts = newsOfTomorrow(seats, users, ['officer']).map(({ userIds, params }) => [
    ...userIds,
    params.people,
  ])
  expect(counts).toEqual([
    ['officer', '3'],
    ['clerk', '2'],
    ['other', '1'],
  ])
})
