/** Weekdays (0 = Sunday) in the order of the site's week. */
export const inWeekOrder = (weekdays: readonly number[], firstDayOfWeek: number): number[] =>
  weekdays.toSorted((a, b) => ((a - firstDayOfWeek + 7) % 7) - ((b - firstDayOfWeek + 7) % 7))

export const allWeekdays = [0, 1, 2, 3, 4, 5, 6]
