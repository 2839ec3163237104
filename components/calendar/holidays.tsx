'use client'
import { createContext, use } from 'react'
import type { Day } from '@/lib/platform/dates/day'
import classes from './holidays.module.css'

/** The name of each holiday, in the reader's language. */
export type HolidayNames = ReadonlyMap<Day, string>

/** Given from above, as react-big-calendar makes its days by itself. */
export const Holidays = createContext<HolidayNames>(new Map())

export const useHoliday = (day: Day): string | undefined => use(Holidays).get(day)

/** Nothing on a day that is no holiday. */
export function HolidayName({ day }: { day: Day }) {
  const name = useHoliday(day)
  return name && <span className={classes.name}>{name}</span>
}
