import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import type { QueuedMark } from '../muster/rules'
import type { Queued } from '../queue/rules'
import { StuckList } from './stuck-facts'

const somut = {
  id: '0199c8a0-0000-7001-8000-000000000002',
  code: 'P-000017',
  firstNameTh: 'สมุทร',
  lastNameTh: 'ใจดี',
  firstNameEn: null,
  lastNameEn: null,
}
const passage = (action: Partial<Queued['action']>): Queued => ({
  hasPassed: true,
  stuckAt: 1,
  action: {
    actionId: crypto.randomUUID(),
    kind: 'Out',
    at: '2026-11-28T03:05:00.000Z',
    ...action,
  },
})
const mark: QueuedMark = {
  musterId: 'drill',
  stuckAt: 1,
  who: {
    key: 'มาลี · ธนาคาร',
    person: null,
    guest: { name: 'มาลี', company: 'ธนาคาร', escort: null },
    employer: null,
    workspaceArea: null,
    status: 'Missing',
    isArrival: false,
    decided: null,
  },
  mark: { actionId: crypto.randomUUID(), status: 'Found', at: '2026-11-28T03:06:00.000Z' },
}

type List = Parameters<typeof StuckList>[0]['list']

test('what the server does not take is named, with what it was and when', async () => {
  const list = { people: [somut] } as NonNullable<List>
  const passages = [passage({ personId: somut.id }), passage({ scanned: 'P-999999', kind: 'In' })]
  render(<StuckList passages={passages} marks={[mark]} list={list} />)
  const alert = await findElement('[role=alert]', '3 รายการ')
  const lines = [...alert.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^ออกแล้ว: สมุทร ใจดี · .*10:05/),
    expect.stringMatching(/^เข้าแล้ว: P-999999 · .*10:05/),
    expect.stringMatching(/^พบแล้ว: มาลี · .*10:06/),
  ])
})

test('where everything was taken nothing is said', async () => {
  render(
    <>
      <StuckList passages={[]} marks={[]} list={null} />
      <output>พร้อม</output>
    </>,
  )
  await findElement('output')
  expect(document.querySelector('[role=alert]')).toBeNull()
})
