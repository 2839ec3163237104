import type { settings, GlobalSetting } from '@/lib/domain/site/settings/contract'

type Holidays = GlobalSetting['holidays']

/** One more day, that is not among those known. */
export const holidaySchema = (input: typeof settings.save.input, known: Holidays) =>
  input.shape.holidays
    .unwrap()
    .element.refine(({ date }) => known.every((other) => other.date !== date), {
      params: { rule: 'same-day-twice' },
      path: ['date'],
    })
