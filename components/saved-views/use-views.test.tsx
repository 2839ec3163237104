import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { useViews } from './use-views'

afterEach(() => vi.unstubAllGlobals())

const changes: object[] = []

function List({ screen, query }: { screen: '/tasks' | '/jsa-templates'; query: string }) {
  const address = new URLSearchParams(query)
  const { leave, isNarrowed } = useViews(screen, { address, change: (to) => changes.push(to) })
  return (
    <button type="button" onClick={leave}>
      {isNarrowed ? 'narrowed' : 'everything'}
    </button>
  )
}

test.each([
  ['/tasks', 'scope=all&keyword=ท่อ', { scope: 'all', keyword: undefined, page: '1' }],
  ['/jsa-templates', 'library=system&typeCode=HotWork', { library: 'system', page: '1' }],
] as const)('leaving a view of %s stays on its tab', async (screen, query, expected) => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }))
  render(<List screen={screen} query={query} />)
  ;(await findElement('button', 'narrowed')).click()
  expect(changes.at(-1)).toMatchObject(expected)
})

test('a tab that shows everything offers no way to everything', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }))
  render(<List screen="/tasks" query="scope=all" />)
  await findElement('button', 'everything')
})
