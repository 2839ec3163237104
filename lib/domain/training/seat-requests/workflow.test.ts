import { expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { seatRequestWorkflow } from './workflow'

const company = ['enrollment'] as const

describeWorkflow(seatRequestWorkflow, {
  transitions: {
    accept: { Offered: ['Taken', 'Held'] },
    decline: { Offered: 'Declined' },
    name: { Held: ['Taken', 'Held'] },
    release: { Held: ['Held', 'Taken', 'Withdrawn'] },
    withdraw: { Waiting: 'Withdrawn', Offered: 'Withdrawn', Held: 'Withdrawn' },
    moveFirst: { Waiting: 'Waiting' },
  },
  allowedRoles: {
    accept: company,
    decline: company,
    name: company,
    release: company,
    withdraw: company,
    moveFirst: ['training-mgmt'],
  },
})

/** Source: docs/gate.md#7-seats-and-waiting. */
test('offers and names have their time, and moving ahead its reason', () =>
  expect(seatRequestWorkflow.table.transitions).toMatchObject({
    accept: { condition: 'in-time' },
    name: { condition: 'in-time' },
    moveFirst: { reason: 'needed' },
  }))

test('the clock offers, takes, lapses and ends', () => {
  expect(seatRequestWorkflow.byClock('offer')).toEqual({
    from: ['Waiting', 'Offered'],
    to: 'Offered',
  })
  expect(seatRequestWorkflow.byClock('take')).toEqual({ from: ['Waiting'], to: 'Taken' })
  expect(seatRequestWorkflow.byClock('lapse')).toEqual({ from: ['Offered', 'Held'], to: 'Lapsed' })
  expect(seatRequestWorkflow.byClock('end')).toEqual({
    from: ['Waiting', 'Offered', 'Held'],
    to: 'Ended',
  })
})
