import { MantineProvider } from '@mantine/core'
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { DateStyleProvider } from '@/components/ui/date-style'
import { messages } from '@/lib/platform/i18n/catalogue'
import { DayInput } from './day-input'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const dates = { locale: 'th', era: 'BE', timeZone: 'Asia/Bangkok', firstDayOfWeek: 1 } as const
const calendar = () => document.querySelector('[data-dates-dropdown]')

test('the calendar opens by a click, not by the focus that a refused form gives the field', () => {
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <NextIntlClientProvider locale="th" messages={messages.th} timeZone="Asia/Bangkok">
        <MantineProvider env="test">
          <DateStyleProvider value={dates}>
            <DayInput label="วันที่" value="2026-11-23" onChange={() => {}} />
          </DateStyleProvider>
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  )
  const input = document.querySelector<HTMLInputElement>('input[data-dates-input]')!
  act(() => input.focus())
  expect(document.activeElement).toBe(input)
  expect(calendar()).toBeNull()
  act(() => input.click())
  expect(calendar()).not.toBeNull()
  act(() => input.blur())
  act(() => input.focus())
  expect(calendar()).toBeNull()
})
