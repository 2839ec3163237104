import { Button } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InputOwnerProvider } from '@/components/form/input-owner'
import { musters, type MusterPerson } from '@/lib/domain/gate/musters/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useMarks } from './use-marks'

const guest: MusterPerson = {
  key: 'มาลี · ธนาคาร',
  person: null,
  guest: { name: 'มาลี', company: 'ธนาคาร', escort: null },
  employer: null,
  workspaceArea: null,
  status: 'Missing',
  isArrival: false,
  decided: { how: 'in', at: '2026-11-23T03:00:00.000Z', point: null, user: null, device: null },
}
const sent: object[] = []
let status = 200

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (!path.includes('/musters/mark')) return Response.json({})
    const { marks } = JSON.parse(String(body)) as { marks: { actionId: string }[] }
    sent.push(...marks)
    if (status !== 200) {
      const problem = { status, code: 'forbidden', detail: 'ไม่มีสิทธิ์', errors: [] }
      const headers = { 'content-type': 'application/problem+json' }
      return Response.json(problem, { status, headers })
    }
    return Response.json({ results: marks.map(({ actionId }) => ({ actionId, outcome: 'done' })) })
  })
})

afterEach(() => vi.unstubAllGlobals())

function Marks() {
  const { pending, mark, refusal } = useMarks('m1')
  return (
    <Button onClick={() => mark(guest, 'Found')}>
      พบแล้ว {pending.length} {refusal}
    </Button>
  )
}

const openAs = (userId: string) =>
  render(
    <InputOwnerProvider userId={userId}>
      <Marks />
    </InputOwnerProvider>,
  )

test('marks that are refused for want of a role wait for their user, and are not sent as those of the next', async () => {
  status = 403
  openAs('somchai')
  ;(await readyButton('พบแล้ว 0')).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await findElement('button', 'พบแล้ว 1 ไม่มีสิทธิ์')
  expect(Object.keys(musters.mark.input.shape.marks.element.shape)).toEqual(
    expect.arrayContaining(Object.keys(sent[0]!)),
  )
  status = 200
  openAs('malee')
  await readyButton('พบแล้ว 0')
  expect(sent).toHaveLength(1)
  openAs('somchai')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await findElement('button', 'พบแล้ว 0')
})
