import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { Outcome } from './outcome'
import { useAttendanceCommand } from './use-attendance-command'

afterEach(() => vi.unstubAllGlobals())

const done = () => Response.json({ results: [{ id: 'one', outcome: 'done', status: 'Attended' }] })

function Roster({ ids = ['one'] }: { ids?: string[] }) {
  const command = useAttendanceCommand([])
  return (
    <>
      <Outcome command={command} />
      {(['checkIn', 'pass'] as const).map((name) => (
        <button key={name} type="button" onClick={() => void command.run(name, ids)}>
          {name}
        </button>
      ))}
    </>
  )
}

/** Checks in and presses undo. Returns what answers the undo. */
async function undoCheckIn(part: ReactNode): Promise<(answer: Response) => void> {
  let answerUndo: ((answer: Response) => void) | undefined
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('undoCheckIn')
      ? new Promise<Response>((resolve) => (answerUndo = resolve))
      : done(),
  )
  render(part)
  ;(await readyButton('checkIn')).click()
  await findElement('[role=status]', 'เช็กอิน')
  ;(await readyButton('ยกเลิกที่เพิ่งทำ')).click()
  await expect.poll(() => answerUndo).toBeDefined()
  return answerUndo!
}

test('a command that is undone late takes the outcome of the next one from nobody', async () => {
  const answerUndo = await undoCheckIn(<Roster />)
  ;(await readyButton('pass')).click()
  await findElement('[role=status]', 'ผ่าน')
  answerUndo(done())
  await findElement('.mantine-Notification-root')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelector('.mantine-Alert-root')?.textContent).toContain('ผ่าน')
})

const refusedText = 'ตรวจผลแล้ว'

test.each([
  [
    'some of them',
    () =>
      Response.json({
        results: [
          { id: 'one', outcome: 'refused', text: refusedText },
          { id: 'two', outcome: 'done', status: 'Enrolled' },
        ],
      }),
  ],
  [
    'all of them',
    () => {
      const errors = [0, 1].map((index) => ({ path: `ids.${index}`, message: refusedText }))
      const body = { status: 409, code: 'state-moved-on', detail: 'สถานะเปลี่ยนไปแล้ว', errors }
      const headers = { 'content-type': 'application/problem+json' }
      return Response.json(body, { status: 409, headers })
    },
  ],
] as const)('an undo that is refused for %s says for whom and why', async (_, answer) => {
  const both = ['one', 'two'].map((id) => ({ id, outcome: 'done', status: 'Attended' }))
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('undoCheckIn') ? answer() : Response.json({ results: both }),
  )
  render(<Roster ids={['one', 'two']} />)
  ;(await readyButton('checkIn')).click()
  await findElement('[role=status]', 'เช็กอิน')
  ;(await readyButton('ยกเลิกที่เพิ่งทำ')).click()
  await findElement('.mantine-Notification-root', `one: ${refusedText}`)
})

function Page() {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {!isLeft && <Roster />}
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
    </>
  )
}

test('an undo that is refused is told to whoever has gone to another page, too', async () => {
  const answerUndo = await undoCheckIn(<Page />)
  ;(await readyButton('leave')).click()
  await expect.poll(() => document.querySelector('.mantine-Alert-root')).toBeNull()
  answerUndo(Response.json({ results: [{ id: 'one', outcome: 'refused', text: 'ลาออกแล้ว' }] }))
  await findElement('.mantine-Notification-root', 'one: ลาออกแล้ว')
})
