import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import { messages } from '@/lib/platform/i18n/catalogue'
import { findElement, render } from '@/lib/testing/runs/render'
import { CockpitFilters } from './cockpit-filters'

const chosen = '0199c8a0-0000-7003-8000-000000000001'

afterEach(() => vi.unstubAllGlobals())

test('a company that was chosen stays chosen when nothing waits of it any more', async () => {
  const company = { id: chosen, nameTh: 'ใบโพธิ์ทอง', nameEn: null }
  const headers = { 'x-total-count': '1' }
  vi.stubGlobal('fetch', async () => Response.json([company], { headers }))
  render(
    <CockpitFilters
      cockpit={{ items: [], more: {}, today: '2026-03-02', date: '2026-03-03' }}
      day={null}
      company={chosen}
      change={() => {}}
    />,
  )
  await findElement('option', 'ใบโพธิ์ทอง')
  const select = await findElement<HTMLSelectElement>('select')
  expect(select.value).toBe(chosen)
})

const taskOf = (company: { id: string; nameTh: string; nameEn: string }): CockpitItem => ({
  key: company.id,
  kind: 'task',
  subject: { type: 'task', id: company.id, label: 'T-1' },
  title: 'T-1',
  employer: company,
  reasons: [],
  reasonCount: 0,
  dueAt: null,
  isLate: false,
  href: null,
  can: [],
})

test('companies come in the order of the names that their reader sees', async () => {
  const items = [
    taskOf({ id: '1', nameTh: 'กรุงเทพ', nameEn: 'Zenith' }),
    taskOf({ id: '2', nameTh: 'อยุธยา', nameEn: 'Acme' }),
  ]
  const cockpit = { items, more: {}, today: '2026-03-02', date: '2026-03-03' }
  const filters = <CockpitFilters cockpit={cockpit} day={null} company={null} change={() => {}} />
  const names = async (first: string) => {
    await findElement('option', first)
    return [...document.querySelectorAll('option')].map(({ text }) => text).slice(1)
  }
  render(filters)
  expect(await names('กรุงเทพ')).toEqual(['กรุงเทพ', 'อยุธยา'])
  render(
    <NextIntlClientProvider locale="en" messages={messages.en} timeZone="Asia/Bangkok">
      {filters}
    </NextIntlClientProvider>,
  )
  expect(await names('Acme')).toEqual(['Acme', 'Zenith'])
})
