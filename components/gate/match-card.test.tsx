import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { gate, GateMatch } from '@/lib/domain/gate/gate/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { MatchCard } from './match-card'

type Action = InputOf<typeof gate.record>['actions'][number]

const personId = '0199c8a0-0000-7001-8000-000000000002'
const somut: GateMatch = {
  id: personId,
  code: 'P-1',
  nameTh: 'สมุทร',
  nameEn: null,
  hasPhoto: false,
  employer: null,
  insideSince: null,
  verdict: { personId, verdict: 'allowed', until: null, rulesRevision: 1, reasons: [] },
  permitsToday: [],
  trainingToday: false,
}
const gateId = '0199c8a0-0000-7001-8000-000000000003'

/** What becomes of each request, in turn. */
let fates: ('lost' | 'refused' | 'done' | 'conflict')[] = []
let sent: Action[] = []
/** Answers the request that waits. */
let answer: (() => void) | undefined
/** The names of the guests who are on site with the person. */
let guests: string[] = []

const stayOf = (name: string) => ({
  id: name,
  person: null,
  guest: { name, company: 'ธนาคาร', escort: somut },
  employer: null,
  workspaceArea: null,
  gate: null,
  inAt: '2026-11-23T01:00:00.000Z',
  isOverstay: false,
})

beforeEach(() => {
  sent = []
  guests = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/gate/onSite')) {
      const { pageSize = guests.length } = JSON.parse(String(body))
      return Response.json(guests.slice(0, pageSize).map(stayOf))
    }
    const [action] = (JSON.parse(String(body)) as InputOf<typeof gate.record>).actions
    sent.push(action!)
    await new Promise<void>((resolve) => (answer = resolve))
    const fate = fates.shift()
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'done' || fate === 'conflict')
      return Response.json({ results: [{ actionId: action!.actionId, outcome: fate, text: '' }] })
    const problem = { status: 403, code: 'forbidden', detail: 'ไม่มีสิทธิ์', errors: [] }
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(problem, { status: 403, headers })
  })
})

afterEach(async () => {
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  vi.unstubAllGlobals()
})

/** Returns once it is answered. */
async function press(label: string): Promise<void> {
  const before = sent.length
  answer = undefined
  const button = await readyButton(label)
  button.click()
  await expect.poll(() => button.disabled && answer !== undefined).toBe(true)
  answer!()
  await readyButton(label)
  expect(sent.length).toBe(before + 1)
}

test('an In that got no answer is sent again as the same one, at its own time', async () => {
  fates = ['lost', 'lost', 'done', 'done']
  render(<MatchCard match={somut} gateId={gateId} onDone={() => {}} />)
  for (let times = 0; times < 4; times++) await press('เข้า')
  expect(sent.slice(0, 3)).toEqual([sent[0], sent[0], sent[0]])
  expect(sent[3]!.actionId).not.toBe(sent[0]!.actionId)
})

test('after a refusal, or in the other direction, it is another action', async () => {
  fates = ['refused', 'lost', 'lost']
  render(<MatchCard match={somut} gateId={gateId} onDone={() => {}} />)
  await press('เข้า')
  await press('เข้า')
  await press('ออก')
  expect(new Set(sent.map(({ actionId }) => actionId)).size).toBe(3)
})

test('a guest who is still on site goes out, though the escort has left and however many there are', async () => {
  guests = Array.from({ length: 21 }, (_, index) => `แขก ${index + 1}`)
  fates = ['done']
  render(<MatchCard match={somut} gateId={gateId} onDone={() => {}} />)
  await findElement('[aria-label="ออก: แขก 21"]')
  expect(document.body.textContent).not.toContain('มีแขกมาด้วย')
  document.querySelector<HTMLElement>('[aria-label="ออก: แขก 21"]')!.click()
  await expect.poll(() => sent).toMatchObject([{ kind: 'Out', guest: { name: 'แขก 21' } }])
})

test('nobody comes along with somebody who is outside and has no guests', async () => {
  render(<MatchCard match={somut} gateId={gateId} onDone={() => {}} />)
  await readyButton('เข้า')
  expect(document.querySelector('[aria-label="แขกของ สมุทร"]')).toBeNull()
})

test.each(['done', 'conflict'] as const)(
  'noting a refusal records a refusal, asks for no way in, and ends (%s)',
  async (fate) => {
    fates = [fate]
    const verdict = { ...somut.verdict, verdict: 'refused' } as const
    let isDone = false
    render(
      <MatchCard match={{ ...somut, verdict }} gateId={gateId} onDone={() => (isDone = true)} />,
    )
    await press('บันทึกว่าไม่ให้เข้า')
    expect(sent).toMatchObject([{ kind: 'Refused', personId, shownVerdict: 'refused' }])
    await expect.poll(() => isDone).toBe(true)
  },
)
