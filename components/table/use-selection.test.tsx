import { expect, test } from 'vitest'
import { readyButton, render } from '@/lib/testing/runs/render'
import { useSelection } from './use-selection'

const rows = ['a', 'b'].map((id) => ({ id }))

function Rows({ answer }: { answer: Promise<void> }) {
  const selection = useSelection(rows, () => true, '')
  const send = async () => {
    await answer
    selection.deselect(selection.rows)
  }
  return (
    <>
      {rows.map((row) => (
        <button key={row.id} type="button" onClick={() => selection.toggle(row)}>
          {row.id}
        </button>
      ))}
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <output>{selection.rows.map(({ id }) => id).join()}</output>
    </>
  )
}

test('rows that were selected while a command was on its way stay so', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const selected = () => document.querySelector('output')?.textContent
  render(<Rows answer={answered} />)
  ;(await readyButton('a')).click()
  await expect.poll(selected).toBe('a')
  ;(await readyButton('Send')).click()
  ;(await readyButton('b')).click()
  await expect.poll(selected).toBe('a,b')
  answer()
  await expect.poll(selected).toBe('b')
})
