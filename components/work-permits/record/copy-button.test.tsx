import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { CopyButton } from './copy-button'

afterEach(() => vi.unstubAllGlobals())

function Page() {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {!isLeft && <CopyButton id="5b9de2f4-8f0c-4c4e-9a53-0d3f2b7f6a01" />}
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
    </>
  )
}

test('a copy that is refused is told to whoever has gone to another page', async () => {
  let refuse: ((answer: Response) => void) | undefined
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('copy')
      ? new Promise<Response>((resolve) => (refuse = resolve))
      : Response.json({}),
  )
  render(<Page />)
  ;(await readyButton('คัดลอก')).click()
  await expect.poll(() => refuse).toBeDefined()
  ;(await readyButton('leave')).click()
  const body = { status: 400, code: 'ask-officer', detail: 'คัดลอกไม่ได้', errors: [] }
  const headers = { 'content-type': 'application/problem+json' }
  refuse!(Response.json(body, { status: 400, headers }))
  await findElement('.mantine-Notification-root', 'คัดลอกไม่ได้')
})
