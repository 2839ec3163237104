import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/th'
import { Button, Group } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import type { Day } from '@/lib/platform/dates/day'
import type { DayRange, RangeChoice } from './day-range'
import { useCalendarWords } from './use-calendar-words'

type Props = {
  value: DayRange
  onChange: (value: DayRange) => void
  choices?: RangeChoice[]
  /** Called once a range has been chosen, by two days or by a word. */
  onChosen: () => void
}

export function RangeCalendar({ value: [from, to], onChange, choices, onChosen }: Props) {
  const calendar = useCalendarWords()
  // The calendar reports a range with the second click only; until then this is the first day.
  const [begun, setBegun] = useState<Day | null>(null)
  const choose = ([first, last]: [string | null, string | null]) => {
    setBegun(last ? null : first)
    if (!first || !last) return
    onChange([first, last])
    onChosen()
  }
  return (
    <>
      {choices && (
        <Group gap={6} mb="xs" maw="17rem">
          {choices.map(({ label, isChosen, choose: take }) => (
            <Button
              key={label}
              size="xs"
              variant={isChosen ? 'light' : 'default'}
              aria-pressed={isChosen}
              onClick={() => {
                take()
                onChosen()
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
      {/* Anew for other days, which may come when it is open already: it begins with their month. */}
      <DatePicker
        key={from ?? to}
        {...calendar}
        type="range"
        allowSingleDateInRange
        defaultDate={from ?? to ?? undefined}
        value={begun ? [begun, null] : [from, to]}
        onChange={choose}
      />
    </>
  )
}
