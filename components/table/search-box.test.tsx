import { MantineProvider } from '@mantine/core'
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import { SearchBox } from './search-box'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const hint = 'Only the first 6 words are searched.'

function show(value: string): HTMLInputElement {
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <NextIntlClientProvider locale="en" messages={messages.en}>
        <MantineProvider>
          <SearchBox label="Search people" value={value} onSearch={() => {}} />
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  )
  return document.querySelector('input')!
}
const describes = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

beforeEach(() => document.body.replaceChildren())

test('warns that a seventh word is not searched', () => {
  expect(describes(show('a b c d e f g'))).toBe(hint)
})

test('shows no warning while every word is searched', () => {
  show('a b c d e f')
  show('a b c d e f A F ')
  expect(document.body.textContent).not.toContain(hint)
})
