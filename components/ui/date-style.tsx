'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { DateStyle } from '@/lib/platform/dates/format'

/** How dates are shown to this reader, the first day of the week (0 = Sunday), and those on which the site works. */
export type SiteDateStyle = DateStyle & { firstDayOfWeek: 0 | 1; workdays: readonly number[] }

const Context = createContext<SiteDateStyle | null>(null)

export const DateStyleProvider = ({
  value,
  children,
}: {
  value: SiteDateStyle
  children: ReactNode
}) => <Context value={value}>{children}</Context>

/** For `formatDay(useDateStyle(), day)` and every date picker. */
export function useDateStyle(): SiteDateStyle {
  const style = useContext(Context)
  if (!style) throw new Error('useDateStyle stands outside its provider')
  return style
}
