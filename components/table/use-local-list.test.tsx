import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { useLocalRows, type LocalSearch } from './use-local-list'

type Row = { id: string; name: string }

const rows: Row[] = [
  { id: '2', name: 'ข' },
  { id: '1', name: 'ก' },
]
const search: LocalSearch<Row> = {
  orders: { name: ({ name }) => name },
  defaultSort: 'name',
  test: () => () => true,
}

function Names() {
  const { found } = useLocalRows(
    rows,
    { error: null, isPlaceholderData: false, refetch: () => {} },
    search,
  )
  return <output>{found.map(({ name }) => name).join()}</output>
}

test.each(['-name', 'unknown', '__proto__', 'toString'])(
  'an address whose order is %s shows the list',
  async (sort) => {
    render(
      <SearchParamsContext value={new URLSearchParams({ sort })}>
        <Names />
      </SearchParamsContext>,
    )
    const list = await findElement('output', 'ก')
    expect(list.textContent).toBe(sort === '-name' ? 'ข,ก' : 'ก,ข')
  },
)
