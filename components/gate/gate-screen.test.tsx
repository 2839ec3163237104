import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gate as contract } from '@/lib/domain/gate/gate/contract'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
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

let asked: object[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/gate/look')) asked.push(JSON.parse(String(body)))
    const rows = path.includes('/gates/search') ? [gate] : [somut]
    return Response.json(rows, { headers: { 'x-total-count': '1' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Types a text, waits for the answer, and says which part of the text the next scan replaces. */
async function selectedAfter(text: string, press?: string): Promise<string> {
  render(<GateScreen />)
  const field = await findElement<HTMLInputElement>('input[maxlength="300"]')
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
