import { MantineProvider } from '@mantine/core'
import { NextIntlClientProvider } from 'next-intl'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { DateStyleProvider } from '@/components/ui/date-style'
import { messages } from '@/lib/platform/i18n/catalogue'
import { thaiDates } from '@/lib/testing/runs/render'
import { CalendarRangeInput } from './calendar-range-input'
import type { DayRange } from './day-range'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let shown: DayRange
function TestForm({ first, required }: { first: DayRange; required?: boolean }) {
  const [value, setValue] = useState(first)
  const labels = { label: 'ช่วงวันที่', fromLabel: 'ตั้งแต่', toLabel: 'ถึง' }
  const take = (next: DayRange) => {
    shown = next
    setValue(next)
  }
  return <CalendarRangeInput {...labels} value={value} onChange={take} required={required} />
}

function show(first: DayRange, required = false): void {
  shown = first
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <NextIntlClientProvider locale="th" messages={messages.th} timeZone="Asia/Bangkok">
        <MantineProvider>
          <DateStyleProvider value={thaiDates}>
            <TestForm first={first} required={required} />
          </DateStyleProvider>
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  )
}

const end = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!
function type(label: string, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  act(() => {
    setter.call(end(label), text)
    end(label).dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => {
    end(label).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
  })
}
const press = (label: string) =>
  act(() => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click())

beforeEach(() => document.body.replaceChildren())

test('is one group with two ends, shown in the era of the reader', () => {
  show(['2026-11-01', null])
  expect(document.querySelectorAll('[role=group]')).toHaveLength(1)
  expect([end('ตั้งแต่').value, end('ถึง').value]).toEqual(['1 พ.ย. 2569', ''])
})

test.each(['5/12/2569', '๕ ธันวาคม ๒๕๖๙', '5 Dec 2026', '2026-12-05'])(
  'takes %s as typed',
  (text) => {
    show([null, null])
    type('ถึง', text)
    expect(shown).toEqual([null, '2026-12-05'])
  },
)

test('restores the former day after text that is no day', () => {
  show(['2026-11-01', null])
  type('ตั้งแต่', '32/13/2569')
  expect([shown[0], end('ตั้งแต่').value]).toEqual(['2026-11-01', '1 พ.ย. 2569'])
})

test('is cleared by its button or by an empty end; a required end is restored', () => {
  show(['2026-11-01', '2026-11-30'])
  type('ตั้งแต่', '')
  expect(shown).toEqual([null, '2026-11-30'])
  press('ล้าง')
  expect(shown).toEqual([null, null])
  document.body.replaceChildren()
  show(['2026-11-01', '2026-11-30'], true)
  type('ถึง', '')
  expect(shown).toEqual(['2026-11-01', '2026-11-30'])
  expect(document.querySelector('button[aria-label="ล้าง"]')).toBeNull()
})
