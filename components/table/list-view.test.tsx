import { expect, onTestFinished, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { ListView } from './list-view'
import { useLocalRows, type LocalSearch } from './use-local-list'

type Row = { id: string; name: string }

const rows: Row[] = [{ id: '1', name: 'ก' }]
const search: LocalSearch<Row> = {
  orders: { name: ({ name }) => name, id: ({ id }) => id },
  defaultSort: 'id',
  test: () => () => true,
}

function List() {
  const list = useLocalRows(
    rows,
    { error: null, isPlaceholderData: false, refetch: () => {} },
    search,
  )
  return (
    <ListView
      list={list}
      what="บริษัท"
      columns={[{ key: 'name', header: 'ชื่อ', sort: 'name', cell: ({ name }) => name }]}
      nameOf={({ name }) => name}
    />
  )
}

test('the head of a column that is pressed quickly asks for the next order each time', async () => {
  const asked: string[] = []
  vi.stubGlobal('location', { search: '', pathname: '/employers' })
  // The page itself never follows: its presses are quicker.
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation((_, __, address) => {
    window.location.search = new URL(String(address), 'http://localhost').search
    asked.push(window.location.search)
  })
  onTestFinished(() => {
    replaced.mockRestore()
    vi.unstubAllGlobals()
  })
  render(<List />)
  const head = await findElement('th button', 'ชื่อ')
  for (let presses = 0; presses < 4; presses++) head.click()
  expect(asked).toEqual(['?sort=name', '?sort=-name', '', '?sort=name'])
})
