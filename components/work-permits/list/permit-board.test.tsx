import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { PermitBoard } from './permit-board'

afterEach(() => vi.unstubAllGlobals())

test('the list that a column leads to stays current, too', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '9' } }))
  const address = new URLSearchParams({ view: 'board', status: 'Draft', fromDate: '@today' })
  render(
    <SearchParamsContext value={address}>
      <PermitBoard filters={[]} />
    </SearchParamsContext>,
  )
  const more = await findElement<HTMLAnchorElement>('section a')
  expect(more.getAttribute('href')).toBe('/work-permits?status=Draft&fromDate=%40today')
})
