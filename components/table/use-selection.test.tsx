import { useState } from 'react'
import { expect, test } from 'vitest'
import { readyButton, render } from '@/lib/testing/runs/render'
import { useSelection } from './use-selection'

const rows = ['a', 'b'].map((id) => ({ id }))

type Props = { answer?: Promise<void>; search?: string; isPlaceholderData?: boolean }

function Rows({ answer, search, isPlaceholderData = false }: Props) {
  const query = new URLSearchParams(search)
  const selection = useSelection(rows, () => true, { query, answer: { isPlaceholderData } })
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

const selected = () => document.querySelector('output')?.textContent

test('rows that were selected while a command was on its way stay so', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  render(<Rows answer={answered} />)
  ;(await readyButton('a')).click()
  await expect.poll(selected).toBe('a')
  ;(await readyButton('Send')).click()
  ;(await readyButton('b')).click()
  await expect.poll(selected).toBe('a,b')
  answer()
  await expect.poll(selected).toBe('b')
})

function Search() {
  const [search, setSearch] = useState('keyword=a')
  const [isPlaceholderData, setPlaceholder] = useState(false)
  const ask = () => {
    setSearch('keyword=b')
    setPlaceholder(true)
  }
  return (
    <>
      <Rows search={search} isPlaceholderData={isPlaceholderData} />
      <button type="button" onClick={ask}>
        Ask
      </button>
      <button type="button" onClick={() => setPlaceholder(false)}>
        Answer
      </button>
    </>
  )
}

test('rows of the search before cannot be selected for the next one', async () => {
  const press = async (text: string) => (await readyButton(text)).click()
  render(<Search />)
  await press('a')
  await expect.poll(selected).toBe('a')
  await press('Ask')
  await expect.poll(selected).toBe('')
  await press('b')
  await press('Answer')
  await press('a')
  await expect.poll(selected).toBe('a')
})
