import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readyButton, thaiDates } from '@/lib/testing/runs/render'
import { messages } from '@/lib/platform/i18n/catalogue'
import { listenEarly } from '@/lib/platform/browser/early'
import { SearchBox } from '@/components/table/search-box'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { Providers } from './providers'
import { TakeOver } from './take-over'

const log: string[] = []

/** Each control says what it hears. */
function Controls() {
  const [isChosen, setChosen] = useState(false)
  const [status, setStatus] = useState('')
  return (
    <>
      <SearchBox label="search" value="" onSearch={(keyword) => log.push(`searched ${keyword}`)} />
      <input
        type="checkbox"
        aria-label="row"
        checked={isChosen}
        onChange={() => setChosen(!isChosen)}
      />
      <select
        aria-label="status"
        value={status}
        onChange={(event) => setStatus(event.target.value)}
      >
        <option value="">all</option>
        <option value="Open">open</option>
      </select>
      <button type="button" onClick={() => log.push('pressed')}>
        <span>press</span>
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          log.push('sent')
        }}
      >
        <input aria-label="code" />
      </form>
      <output>{`${isChosen} ${status}`}</output>
    </>
  )
}

const page = (content: React.ReactNode) => (
  <NextIntlClientProvider locale="th" messages={messages.th} timeZone="Asia/Bangkok">
    <Providers dates={thaiDates}>{content}</Providers>
    <TakeOver />
  </NextIntlClientProvider>
)

/** Shows what the server sends; what it returns takes the page over. */
function served(content: React.ReactNode): () => void {
  log.length = 0
  listenEarly()
  document.body.innerHTML = `<div>${renderToString(page(content))}</div>`
  return () => {
    const root = hydrateRoot(document.body.firstElementChild!, page(content))
    onTestFinished(() => root.unmount())
  }
}

const at = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!

function type(selector: string, text: string): void {
  const field = at<HTMLInputElement>(selector)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what is typed, checked and chosen before React has taken the page over reaches it', async () => {
  const takeOver = served(<Controls />)
  type('input[type=search]', 'สมชาย')
  at('[aria-label=row]').click()
  at<HTMLSelectElement>('select').value = 'Open'
  at('select').dispatchEvent(new Event('change', { bubbles: true }))
  takeOver()
  await expect.poll(() => log).toEqual(['searched สมชาย'])
  expect(at('output').textContent).toBe('true Open')
  expect(at<HTMLInputElement>('input[type=search]').value).toBe('สมชาย')
})

test('what was checked and unchecked again stays so', async () => {
  const takeOver = served(<Controls />)
  at('[aria-label=row]').click()
  at('[aria-label=row]').click()
  at('button span').click()
  takeOver()
  await expect.poll(() => log).toEqual(['pressed'])
  expect(at('output').textContent).toBe('false ')
})

test('a button that was pressed again as nothing happened is pressed once', async () => {
  const takeOver = served(<Controls />)
  at('button span').click()
  at('button span').click()
  takeOver()
  await expect.poll(() => log).toEqual(['pressed'])
  at('button span').click()
  expect(log).toEqual(['pressed', 'pressed'])
})

test('a form that Enter would have sent to the address of the page is sent once it has its scripts', async () => {
  const takeOver = served(<Controls />)
  const event = new Event('submit', { bubbles: true, cancelable: true })
  at('form').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  takeOver()
  await expect.poll(() => log).toEqual(['sent'])
})

test('who signs in while the page is still being loaded signs in with what was typed', async () => {
  let sent = new URLSearchParams()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body instanceof URLSearchParams) sent = body
    return Response.json({ csrfToken: 'token', url: 'http://localhost/' })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const onEntered = vi.fn<() => void>()
  const takeOver = served(<SignInForm onEntered={onEntered} />)
  type('input[name=username]', 'officer@example.com')
  type('input[name=password]', 'secret')
  at('input[name=isShared]').click()
  takeOver()
  ;(await readyButton('เข้าสู่ระบบ')).click()
  await expect.poll(() => onEntered.mock.calls.length).toBe(1)
  const { username, password, isShared } = Object.fromEntries(sent)
  expect([username, password, isShared]).toEqual(['officer@example.com', 'secret', 'true'])
})
