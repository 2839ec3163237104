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
const other: MusterPerson = {
  ...guest,
  key: 'สมศรี · ธนาคาร',
  guest: { name: 'สมศรี', company: 'ธนาคาร', escort: null },
}
type Sent = { actionId: string; at: string; guest: { name: string } }
const sent: Sent[] = []
const taken: string[] = []
let status = 200
/** Of these guests the server takes nothing. */
let refused: string[] = []
/** Of these it says so in the result. */
let unknown: string[] = []

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  taken.length = 0
  refused = []
  unknown = []
  status = 200
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (!path.includes('/musters/mark')) return Response.json({})
    const { marks } = JSON.parse(String(body)) as { marks: Sent[] }
    sent.push(...marks)
    const answered = marks.some((mark) => refused.includes(mark.guest.name)) ? 400 : status
    if (answered !== 200) {
      const problem = { status: answered, code: 'refused', detail: 'ไม่มีสิทธิ์', errors: [] }
      const headers = { 'content-type': 'application/problem+json' }
      return Response.json(problem, { status: answered, headers })
    }
    taken.push(...marks.map((mark) => mark.guest.name))
    return Response.json({
      results: marks.map(({ actionId, guest: { name } }) => ({
        actionId,
        outcome: unknown.includes(name) ? 'refused' : 'done',
        text: 'ไม่มีในทะเบียน',
      })),
    })
  })
})

afterEach(() => vi.unstubAllGlobals())

type Props = { ahead?: number }

function Marks({ ahead = 0 }: Props) {
  const { pending, mark, refusal } = useMarks({ id: 'm1', people: [guest, other] }, ahead)
  return (
    <>
      <Button onClick={() => mark(guest, 'Found')}>
        พบแล้ว {pending.length} {refusal}
      </Button>
      <Button onClick={() => [guest, other].forEach((who) => mark(who, 'Found'))}>ทั้งสอง</Button>
      <output>{pending.map(({ saidAt }) => saidAt)}</output>
    </>
  )
}

const openAs = (userId: string, props: Props = {}) =>
  render(
    <InputOwnerProvider userId={userId}>
      <Marks {...props} />
    </InputOwnerProvider>,
  )

test('marks that are refused for want of a role wait for their user, and are not sent as those of the next', async () => {
  status = 403
  openAs('somchai')
  ;(await readyButton('พบแล้ว 0')).click()
  await expect.poll(() => sent.length).toBe(1)
  await findElement('button', 'พบแล้ว 1 ไม่มีสิทธิ์')
  expect(Object.keys(musters.mark.input.shape.marks.element.shape)).toEqual(
    expect.arrayContaining(Object.keys(sent[0]!)),
  )
  status = 200
  openAs('malee')
  await readyButton('พบแล้ว 0')
  expect(sent).toHaveLength(1)
  openAs('somchai')
  await expect.poll(() => sent.length).toBe(2)
  await findElement('button', 'พบแล้ว 0')
})

test('one mark that the server does not take costs no other one, and says whose it was', async () => {
  status = 503
  openAs('somchai')
  ;(await readyButton('ทั้งสอง')).click()
  await findElement('button', 'พบแล้ว 2')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  status = 200
  refused = ['มาลี']
  await findElement('[role=alert]', 'มาลี: ไม่มีสิทธิ์')
  await findElement('button', 'พบแล้ว 0')
  expect(taken).toEqual(['สมศรี'])
})

test('a mark that is refused by its result says whose it was', async () => {
  unknown = ['สมศรี']
  openAs('somchai')
  ;(await readyButton('ทั้งสอง')).click()
  await findElement('[role=alert]', 'สมศรี: ไม่มีในทะเบียน')
})

test('a mark waits while an earlier call with it is still running', async () => {
  status = 409
  openAs('somchai')
  ;(await readyButton('พบแล้ว 0')).click()
  await expect.poll(() => sent.length).toBe(1)
  await findElement('button', 'พบแล้ว 1')
  status = 200
  await findElement('button', 'พบแล้ว 0')
  expect(taken).toEqual(['มาลี'])
})

test.each([-600_000, 600_000])(
  'of a phone whose clock is off, the server is ahead by %i ms, a mark is shown at the time of the server',
  async (ahead) => {
    status = 503
    openAs('somchai', { ahead })
    ;(await readyButton('พบแล้ว 0')).click()
    await expect.poll(() => sent.length).toBe(1)
    const { textContent } = await findElement('output', 'Z')
    expect(Date.parse(textContent)).toBe(Date.parse(sent[0]!.at) + ahead)
  },
)
