'use client'
import { useRouter } from 'next/navigation'
import { ANY_GROUP } from '@/lib/domain/work/work-permits/rules'
import type { Day } from '@/lib/platform/dates/day'
import { ChartTip } from './chart-tip'
import { OpenByEnter } from './open-by-enter'
import { permitsOn } from './permits-on'
import { useShortDay } from './use-short-day'

type Series<Key extends string> = { key: Key; label: string; colour: string }

/** What charts of days share: the figures of a day while it is pointed at, and its permits after a click or Enter. */
export function useDayChart<Key extends string, Row extends { date: Day } & Record<Key, number>>(
  days: Row[],
  series: Series<Key>[],
) {
  const router = useRouter()
  const shortDay = useShortDay()
  const openDay = (day: Day) => router.push(permitsOn({ day, group: ANY_GROUP }))
  return {
    tip: ({ label }: { label?: string | number }) => {
      const day = days.find(({ date }) => date === label)
      if (!day) return null
      const lines = series.map(({ key, ...line }) => ({ ...line, count: day[key] }))
      return <ChartTip title={shortDay(day.date)} lines={lines} />
    },
    open: ({ activeLabel }: { activeLabel?: string | number }) => {
      if (activeLabel) openDay(String(activeLabel))
    },
    byEnter: <OpenByEnter<Row> open={({ date }) => openDay(date)} />,
  }
}
