import { expect, test } from 'vitest'
import { staysOf } from '@/lib/domain/gate/gate/stays/rules'
import { calendarOf } from './calendar'
import { gateEventRows, stayRows } from './gate-rows'

const now = new Date('2026-11-23T03:00:00Z')
const calendar = calendarOf(now)
const HOUR = 3_600_000

test('fourteen people are inside, one of them for more than fourteen hours', () => {
  const hours = stayRows(calendar).map(({ inAt }) => (now.getTime() - Number(inAt)) / HOUR)
  expect([hours.length, hours.filter((each) => each > 14).length]).toEqual([14, 1])
})

test('the stays follow from the events', () => {
  const stays = gateEventRows(calendar).flatMap(({ id, kind, at, gateId = null }) =>
    kind === 'Refused'
      ? []
      : staysOf([
          {
            id,
            kind,
            at: Number(at),
            gateId,
            isInner: false,
            workspaceAreaId: null,
            employerId: null,
          },
        ]).stays,
  )
  expect(stays.map(({ id, inAt }) => [id, inAt])).toEqual(
    stayRows(calendar).map(({ id, inAt }) => [id, Number(inAt)]),
  )
})

test('one person was refused, with a reason', () =>
  expect(gateEventRows(calendar).filter(({ kind }) => kind === 'Refused')).toMatchObject([
    { verdict: 'refused', reasonCodes: ['worker-not-trained'] },
  ]))
