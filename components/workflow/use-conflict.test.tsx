import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiProblem } from '@/lib/platform/browser/client'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { ConflictAlert } from './conflict-alert'
import { useConflict } from './use-conflict'

const refusal = new ApiProblem({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'state-moved-on',
  detail: 'มีผู้อื่นทำไปแล้ว',
  errors: [],
  traceId: '',
})

let readAgain = () => {}

function Page() {
  const read = () => new Promise<null>((resolve) => (readAgain = () => resolve(null)))
  const { isFetching } = useQuery({
    queryKey: ['x'],
    queryFn: read,
    initialData: null,
    staleTime: Infinity,
  })
  const conflict = useConflict()
  return (
    <>
      <ConflictAlert conflict={conflict} />
      <button type="button" onClick={() => conflict.handle(refusal)}>
        refused
      </button>
      <button type="button" onClick={conflict.close}>
        again
      </button>
      <output>{isFetching ? 'reading' : 'read'}</output>
    </>
  )
}

test.each([
  ['is told once the page is read again', false],
  ['is not told to who has given the command again meanwhile', true],
])('a conflict %s', async (_, isAgain) => {
  render(<Page />)
  ;(await readyButton('refused')).click()
  await findElement('output', 'reading')
  if (isAgain) (await readyButton('again')).click()
  readAgain()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('read')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelectorAll('[role=alert]').length).toBe(isAgain ? 0 : 1)
})
