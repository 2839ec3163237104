import { MantineProvider } from '@mantine/core'
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import { PrintedCount } from './printed-count'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function show(count: number, total: number): string {
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <NextIntlClientProvider locale="en" messages={messages.en} timeZone="Asia/Bangkok">
        <MantineProvider>
          <PrintedCount count={count} total={total} />
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  )
  return place.textContent
}

test('paper says how many entries there are, and which are missing', () => {
  expect(show(44, 44)).toContain('44 entries')
  expect(show(1000, 2345)).toContain('The first 1,000 of 2,345 entries.')
})
