import { useTranslations } from 'next-intl'
import type { RangeChoice } from '@/components/form/day-range'
import { daysFromToday, relativeDay } from '@/lib/platform/dates/relative-day'
import type { DayRangeChoice } from './filter'
import { useQueryState, type Change } from './use-list'

type Range = Pick<DayRangeChoice, 'name' | 'toName' | 'isPast'>

/** Days from today of the first and the last day. */
const ranges = {
  today: [0, 0],
  next7: [0, 7],
  next30: [0, 30],
  last7: [-7, 0],
  last30: [-30, 0],
} as const
type RangeName = keyof typeof ranges
const pastRanges = ['today', 'last7', 'last30'] as const
const allRanges = Object.keys(ranges) as RangeName[]

const nearDays = new Map<number, 'today' | 'tomorrow' | 'yesterday'>([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
])

/** A day of the address that is counted from today, in words; null for any other. */
export function useDayWords() {
  const t = useTranslations('table.days')
  return (text: string | null): string | null => {
    const days = daysFromToday(text ?? '')
    if (days === null) return null
    const near = nearDays.get(days)
    if (near) return t(near)
    return days > 0 ? t('ahead', { days }) : t('back', { days: -days })
  }
}

/** The ranges counted from today that a filter by days offers; they stay current, as the address keeps them as such. */
export function useDayChoices({ name, toName, isPast }: Range, onChange: (change: Change) => void) {
  const t = useTranslations('table.days')
  const wordsOf = useDayWords()
  const { address } = useQueryState()
  const given = [address.get(name), address.get(toName)] as const
  const choices = (isPast ? pastRanges : allRanges).map((range): RangeChoice => {
    const [first, last] = ranges[range]
    return {
      label: t(range),
      isChosen: daysFromToday(given[0] ?? '') === first && daysFromToday(given[1] ?? '') === last,
      choose: () =>
        onChange({ [name]: relativeDay(first), [toName]: relativeDay(last), page: undefined }),
    }
  })
  return { choices, words: [wordsOf(given[0]), wordsOf(given[1])] as const }
}
