import { afterEach, expect, test, vi } from 'vitest'
import { InputOwnerProvider } from '@/components/form/input-owner'
import type { Muster, MusterPerson } from '@/lib/domain/gate/musters/contract'
import { pressKeys } from '@/lib/testing/runs/press-keys'
import { findElement, render } from '@/lib/testing/runs/render'
import { MusterView } from './muster-view'

const personOf = (number: number, nameTh: string): MusterPerson => {
  const id = `0199c8a0-0000-7001-8000-00000000000${number}`
  return {
    key: id,
    person: { id, code: `P-00000${number}`, nameTh, nameEn: null, hasPhoto: false },
    guest: null,
    employer: null,
    workspaceArea: null,
    status: 'Missing',
    isArrival: false,
    decided: null,
  }
}
const muster: Muster = {
  id: '0199c8a0-0000-7002-8000-000000000001',
  kind: 'Drill',
  startedAt: '2026-11-23T03:00:00.000Z',
  startedBy: { user: null, device: null },
  endedAt: null,
  endedBy: null,
  endReason: null,
  expected: 2,
  found: 0,
  missing: 2,
  notOnSite: 0,
  asOf: '2026-11-23T03:00:00.000Z',
  isForgotten: false,
  people: [personOf(1, 'สมชาย'), personOf(2, 'สมหญิง')],
  can: { end: false, seePhotos: false },
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  'P-000002',
  'ญขจจจจจ/',
  'https://site.example.com/card/0199c8a0-0000-7001-8000-000000000002',
])(
  'a card that is scanned while the focus is in the field for the place shows its person: %s',
  async (card) => {
    vi.stubGlobal('fetch', async () => Response.json({}))
    localStorage.clear()
    render(
      <InputOwnerProvider userId="officer">
        <MusterView muster={muster} ahead={0} />
      </InputOwnerProvider>,
    )
    const field = await findElement<HTMLInputElement>('input[maxlength="100"]:not([type="search"])')
    await pressKeys(field, 'จุดรวมพล 2', 200)
    await pressKeys(field, card, 5)
    await expect.poll(() => field.value).toBe('จุดรวมพล 2')
    const shown = () =>
      [...document.querySelectorAll('article')].map((person) => person.getAttribute('aria-label'))
    await expect.poll(shown).toEqual(['สมหญิง'])
  },
)

test('the second half of a double tap does not find whoever has moved up', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  localStorage.clear()
  render(
    <InputOwnerProvider userId="officer">
      <MusterView muster={muster} ahead={0} />
    </InputOwnerProvider>,
  )
  const missing = () =>
    [...document.querySelectorAll('button[aria-label^="พบแล้ว"]')] as HTMLButtonElement[]
  await expect.poll(() => missing().length).toBe(2)
  missing()[0]!.click()
  await expect.poll(() => missing().length).toBe(1)
  missing()[0]!.click()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(missing().length).toBe(1)
  missing()[0]!.click()
  await expect.poll(() => missing().length).toBe(0)
})
