import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Headcount } from '@/lib/domain/gate/gate/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { OnSiteScreen } from './on-site-screen'
import { REFRESH_INTERVAL } from './refresh-interval'

const left = '0199c8a0-0000-7003-8000-000000000001'
const heads: Headcount = {
  asOf: '2026-03-02T02:00:00Z',
  total: 40,
  byArea: [],
  byEmployer: [],
  overstays: 0,
  openConflicts: 0,
  can: { print: true, settle: true },
  silentDevices: [],
}
const stay = (number: number) => ({
  id: `stay-${number}`,
  person: null,
  guest: {
    name: `แขก ${number}`,
    company: 'ใบโพธิ์ทอง',
    escort: { id: 'one', code: 'P-000001', nameTh: 'สมชาย', nameEn: null, hasPhoto: false },
  },
  employer: null,
  workspaceArea: null,
  gate: null,
  inAt: '2026-03-02T01:00:00Z',
  isOverstay: false,
})
const stays = Array.from({ length: 40 }, (_, number) => stay(number))
const asked: string[] = []
const print = vi.fn<() => void>()

const listOf = (rows: unknown[], total = rows.length) =>
  Response.json(rows, { headers: { 'x-total-count': String(total) } })

function answerTo(path: string, body: string): Response {
  if (path.includes('headcount')) return Response.json(heads)
  if (path.includes('/gate/onSite'))
    return listOf(stays.slice(0, JSON.parse(body).pageSize ?? 25), stays.length)
  if (path.includes('/employers/search')) return listOf([{ id: left, nameTh: 'ไทยโยธา' }])
  return listOf([])
}

beforeEach(() => {
  asked.length = 0
  print.mockClear()
  vi.stubGlobal('print', print)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push(path)
    return answerTo(path, String(body))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** That of the page's head; the list has one below it, with a longer label. */
async function printButton(): Promise<HTMLButtonElement> {
  const find = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'พิมพ์')
  await expect.poll(find).toBeDefined()
  return find()!
}

const guests = () => document.querySelectorAll('tbody tr').length

test('prints everybody on site, not the page that is shown', async () => {
  render(<OnSiteScreen />)
  await findElement('td', 'แขก 24')
  expect(guests()).toBe(25)
  ;(await printButton()).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(guests()).toBe(40)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(guests).toBe(25)
})

test('says of those who stay within their hours, and have no area, neither', async () => {
  render(<OnSiteScreen />)
  const name = await findElement('td', 'แขก 0')
  const cells = [...name.closest('tr')!.querySelectorAll('td')].map(
    ({ textContent }) => textContent,
  )
  expect(cells.slice(0, 5)).toEqual(['แขก 0แขกของ สมชาย', 'ใบโพธิ์ทอง', '', '2 มี.ค. 2569 08:00', ''])
})

test('reads the list and what somebody has to look at again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const count = (path: string) => asked.filter((each) => each.endsWith(path)).length
  render(<OnSiteScreen />)
  await findElement('td', 'แขก 24')
  await expect.poll(() => count('/gate/conflicts')).toBeGreaterThan(0)
  const before = { list: count('/gate/onSite'), conflicts: count('/gate/conflicts') }
  await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL)
  await expect.poll(() => count('/gate/onSite')).toBeGreaterThan(before.list)
  await expect.poll(() => count('/gate/conflicts')).toBeGreaterThan(before.conflicts)
})

test('a company that was chosen stays chosen when nobody of it is on site any more', async () => {
  render(
    <SearchParamsContext value={new URLSearchParams({ employerId: left })}>
      <OnSiteScreen />
    </SearchParamsContext>,
  )
  await findElement('option', 'ไทยโยธา')
  const select = await findElement<HTMLSelectElement>('select[aria-label="บริษัท"]')
  expect(select.value).toBe(left)
})
