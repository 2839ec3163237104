import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gate as contract } from '@/lib/domain/gate/gate/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { GateScreen } from './gate-screen'

const gate = { id: '0199c8a0-0000-7003-8000-000000000001', nameTh: 'ประตูหน้า', nameEn: null }
const somut = {
  id: '0199c8a0-0000-7001-8000-000000000002',
  code: 'P-000017',
  nameTh: 'สมุทร',
  nameEn: null,
  hasPhoto: false,
  employer: null,
  insideSince: null,
  verdict: { personId: 'one', verdict: 'allowed', until: null, rulesRevision: 1, reasons: [] },
  permitsToday: [],
  trainingToday: false,
}

const inner = { id: '0199c8a0-0000-7003-8000-000000000009', nameTh: 'ลานถัง', nameEn: null }
let asked: object[] = []
let inUse = [gate]

beforeEach(() => {
  asked = []
  inUse = [gate]
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/gate/look')) asked.push(JSON.parse(String(body)))
    if (path.includes('/gate/record'))
      return Response.json({ results: [{ actionId: 'a', outcome: 'done' }] })
    const rows = path.includes('/gates/search') ? inUse : [somut]
    return Response.json(rows, { headers: { 'x-total-count': '1' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const FINDER = 'input[maxlength="300"]'

/** Types a text, waits for the answer, and says which part of the text the next scan replaces. */
async function selectedAfter(text: string, press?: string): Promise<string> {
  render(<GateScreen />)
  const field = await findElement<HTMLInputElement>(FINDER)
  field.focus()
  await typeInto(field, text)
  field.setSelectionRange(text.length, text.length)
  if (press) field.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true }))
  await findElement('section', 'สมุทร')
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
}

test('a scan that found its person is replaced by the next one', async () =>
  expect(await selectedAfter('P-000017')).toBe('P-000017'))

test('a text that was ended by Enter is replaced by the next one', async () =>
  expect(await selectedAfter('สมุทร', 'Enter')).toBe('สมุทร'))

test.each(['สมุ', '17'])('%s may still be on its way from the keys', async (text) =>
  expect(await selectedAfter(text)).toBe(''),
)

test.each([
  ['a name of 100 letters', 'ก'.repeat(100), 'keyword'],
  ['a code that is no card of the site', 'ก'.repeat(101), 'text'],
])('%s is asked for as what the server takes', async (_, text, member) => {
  await selectedAfter(text)
  expect(asked).toEqual([{ [member]: text, gateId: gate.id }])
  expect(contract.look.input.safeParse(asked[0]).success).toBe(true)
})

test('at a gate that is out of use nobody passes by another one unasked', async () => {
  render(
    <SearchParamsContext value={new URLSearchParams({ gate: inner.id })}>
      <GateScreen />
    </SearchParamsContext>,
  )
  await findElement('p', 'เลือกประตู')
  expect(document.querySelector(FINDER)).toBeNull()
})

test('where the gate goes out of use meanwhile, the next one does not take its place', async () => {
  inUse = [inner, gate]
  render(<GateScreen />)
  await typeInto(await findElement(FINDER), 'P-000017')
  const enter = await readyButton('เข้า')
  inUse = [gate]
  enter.click()
  await findElement('p', 'เลือกประตู')
  expect(document.querySelector(FINDER)).toBeNull()
})

test('who is scanned while the passing of another is recorded stays on the screen', async () => {
  let record = () => {}
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.includes('/gate/record')) await new Promise<void>((resolve) => (record = resolve))
    return answering(path, init)
  })
  render(<GateScreen />)
  const field = await findElement<HTMLInputElement>(FINDER)
  await typeInto(field, 'P-000017')
  const before = record
  ;(await readyButton('เข้า')).click()
  await expect.poll(() => record).not.toBe(before)
  await typeInto(field, 'P-000018')
  record()
  await findElement('.mantine-Notification-root', 'สมุทร')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(field.value).toBe('P-000018')
})

test('several people are shown once the guests of each are known, who would move those below', async () => {
  const waiting: (() => void)[] = []
  const answering = globalThis.fetch
  const both = [somut, { ...somut, id: '0199c8a0-0000-7001-8000-000000000003', nameTh: 'สมใจ' }]
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.includes('/gate/look')) return Response.json(both)
    if (path.includes('/gate/onSite')) await new Promise<void>((resolve) => waiting.push(resolve))
    return answering(path, init)
  })
  render(<GateScreen />)
  await typeInto(await findElement(FINDER), 'สม')
  await expect.poll(() => waiting.length).toBe(2)
  expect(document.querySelector('section')).toBeNull()
  for (const answer of waiting) answer()
  await findElement('section', 'สมุทร')
  await findElement('section', 'สมใจ')
})
