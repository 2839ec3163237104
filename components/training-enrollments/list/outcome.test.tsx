import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { Outcome } from './outcome'
import { useAttendanceCommand } from './use-attendance-command'

afterEach(() => vi.unstubAllGlobals())

const done = () => Response.json({ results: [{ id: 'one', outcome: 'done', status: 'Attended' }] })

function Roster() {
  const command = useAttendanceCommand([])
  return (
    <>
      <Outcome command={command} />
      {(['checkIn', 'pass'] as const).map((name) => (
        <button key={name} type="button" onClick={() => void command.run(name, ['one'])}>
          {name}
        </button>
      ))}
    </>
  )
}

test('a command that is undone late takes the outcome of the next one from nobody', async () => {
  let undo: (answer: Response) => void = () => {}
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('undoCheckIn') ? new Promise<Response>((resolve) => (undo = resolve)) : done(),
  )
  render(<Roster />)
  ;(await readyButton('checkIn')).click()
  await findElement('[role=status]', 'เช็กอิน')
  const before = undo
  ;(await readyButton('ยกเลิกที่เพิ่งทำ')).click()
  await expect.poll(() => undo).not.toBe(before)
  ;(await readyButton('pass')).click()
  await findElement('[role=status]', 'ผ่าน')
  undo(done())
  await findElement('.mantine-Notification-root')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelector('.mantine-Alert-root')?.textContent).toContain('ผ่าน')
})
