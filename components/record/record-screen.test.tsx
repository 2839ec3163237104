import { MantineProvider } from '@mantine/core'
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '@/lib/platform/browser/client'
import { messages } from '@/lib/platform/i18n/catalogue'
import { RecordScreen } from './record-screen'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => document.body.replaceChildren())

type Row = { name: string }
const refetch = vi.fn<() => void>()

function show({ data, error = null }: { data?: Row; error?: ApiProblem | null }): string {
  const place = document.body.appendChild(document.createElement('div'))
  const answer = { data, error, refetch }
  act(() =>
    createRoot(place).render(
      <NextIntlClientProvider locale="en" messages={messages.en} timeZone="Asia/Bangkok">
        <MantineProvider>
          <RecordScreen
            answer={answer}
            back={{ href: '/', label: 'All doors' }}
            title="Doors"
            missing={{ title: 'No such door', hint: 'It may have been removed.' }}
          >
            {({ name }) => <h1>{name}</h1>}
          </RecordScreen>
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  )
  return place.textContent
}

const problem = (code: string, status: number, path?: string) =>
  new ApiProblem({
    type: '',
    title: '',
    status,
    detail: 'In the words of the server',
    code,
    errors: path ? [{ path, message: '' }] : [],
    traceId: 't',
  })

test('shows a loaded record', () =>
  expect(show({ data: { name: 'Front door' } })).toContain('Front door'))

test.each([
  problem('record-not-found', 400),
  problem('project-not-found', 400),
  problem('invalid-input', 400, 'id'),
])('recognises a missing record by the code of the problem', (error) => {
  const text = show({ error })
  expect(text).toContain('All doors')
  expect(text).toContain('No such door')
  expect(text).toContain('It may have been removed.')
  expect(text).not.toContain('In the words of the server')
})

test.each([problem('database-unavailable', 503), problem('somebody-else', 400)])(
  'does not call a record missing that could not be read, and reads it again on request',
  (error) => {
    const text = show({ error })
    expect(text).toContain('Doors')
    expect(text).not.toContain('No such door')
    const again = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === messages.en.common.retry,
    )
    act(() => again!.click())
    expect(refetch).toHaveBeenCalledOnce()
    refetch.mockClear()
  },
)

test('keeps the record on screen when reading it again fails, unless it was removed', () => {
  const data = { name: 'Front door' }
  expect(show({ data, error: problem('database-unavailable', 503) })).toContain('Front door')
  expect(show({ data, error: problem('record-not-found', 400) })).toContain('No such door')
})
