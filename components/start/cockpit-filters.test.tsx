import { afterEach, expect, test, vi } from 'vitest'
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
