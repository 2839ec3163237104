import type { DateInputProps } from '@mantine/dates'
import type { Day } from '@/lib/platform/dates/day'

export type DayInputProps = Pick<
  DateInputProps,
  'label' | 'aria-label' | 'description' | 'required' | 'disabled' | 'error' | 'onBlur' | 'ref'
> & {
  value: Day | null
  onChange: (value: Day | null) => void
  /** First and last day that may be chosen, both inclusive. */
  from?: Day
  to?: Day
}
