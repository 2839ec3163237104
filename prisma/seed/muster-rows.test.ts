import { expect, test } from 'vitest'
import { countsOf, rosterOf } from '@/lib/domain/gate/musters/rules'
import { calendarOf } from './calendar'
import { drillStayRows, musterMarkRows, musterRows } from './muster-rows'

const calendar = calendarOf(new Date('2026-11-23T03:00:00Z'))
const [drill] = musterRows(calendar)
const stays = drillStayRows(calendar)
const marks = musterMarkRows(calendar)

test('everybody who was inside at the past drill was found', () => {
  const isInside = ({ inAt, outAt }: (typeof stays)[number]) =>
    Number(inAt) < Number(drill!.startedAt) && Number(outAt) > Number(drill!.endedAt)
  expect(stays.filter(isInside)).toHaveLength(stays.length)
  const roster = rosterOf(
    stays.map(({ personId }) => personId!),
    [],
    marks.map(({ id, personId, status, at }) => ({ id, key: personId!, status, at: Number(at) })),
  )
  const { expected, found, missing } = drill!
  expect(countsOf(roster)).toEqual({ expected, found, missing, notOnSite: 0 })
})

test('one of them was looked for before being found late', () =>
  expect(marks.filter(({ status }) => status === 'Missing')).toHaveLength(1))
