import type { Ref } from 'react'
import type { Day } from '@/lib/platform/dates/day'

/** The first and the last day, both inclusive; null where an end is open or not yet known. */
export type DayRange = [Day | null, Day | null]

/** A range that is offered by a word, such as "Next 7 days". */
export type RangeChoice = { label: string; isChosen: boolean; choose: () => void }

export type DayRangeInputProps = {
  /** Visible label. */
  label?: string
  /** Accessible name, where there is no visible label. */
  'aria-label'?: string
  fromLabel: string
  toLabel: string
  value: DayRange
  onChange: (value: DayRange) => void
  onBlur?: () => void
  error?: string
  /** Neither end may be open. */
  required?: boolean
  /** Only the first day is required. */
  isOpenEnded?: boolean
  fromRef?: Ref<HTMLInputElement>
  toRef?: Ref<HTMLInputElement>
  /** Stand above the calendar. */
  choices?: RangeChoice[]
  /** Stand in place of the days, such as "Today". */
  words?: readonly [string | null, string | null]
}
