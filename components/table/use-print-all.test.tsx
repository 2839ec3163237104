import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { useList } from './use-list'

afterEach(() => vi.unstubAllGlobals())

/** The read of all rows that is on its way. */
let arrive: (() => void) | undefined

function List() {
  const [status, setStatus] = useState('one')
  return (
    <SearchParamsContext value={new URLSearchParams({ keyword: status })}>
      <button type="button" onClick={() => setStatus('two')}>
        {status}
      </button>
      <Printed />
    </SearchParamsContext>
  )
}

function Printed() {
  const { printing } = useList(employers.search)
  return (
    <>
      <button type="button" onClick={() => void printing.print()}>
        print
      </button>
      <output>{printing.printed?.rows.map(({ id }) => id).join()}</output>
    </>
  )
}

test('rows whose filters change while they are read are read again for paper', async () => {
  vi.stubGlobal('print', () => {})
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { keyword, pageSize } = JSON.parse(body)
    if (pageSize === 500) await new Promise<void>((resolve) => (arrive = resolve))
    return Response.json([{ id: keyword }], { headers: { 'x-total-count': '1' } })
  })
  render(<List />)
  ;(await findElement('button', 'print')).click()
  await expect.poll(() => arrive).toBeDefined()
  ;(await findElement('button', 'one')).click()
  await findElement('button', 'two')
  const first = arrive!
  first()
  await expect.poll(() => arrive).not.toBe(first)
  arrive!()
  await findElement('output', 'two')
})
