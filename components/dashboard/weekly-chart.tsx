'use client'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { permitGroups } from '@/lib/domain/work/work-permits/rules'
import { gridColour, tick } from './colours'
import { evenTicks } from './even-ticks'
import { useDayChart } from './use-day-chart'
import { useGroupSeries } from './use-group-series'
import { useShortDay } from './use-short-day'

export function WeeklyChart({ days, title }: { days: DayOfGroups[]; title: string }) {
  const shortDay = useShortDay()
  const series = useGroupSeries()
  const { tip, open, byEnter } = useDayChart(days, series)
  const ticks = evenTicks(Math.max(...days.flatMap((day) => permitGroups.map((key) => day[key]))))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days} title={title} margin={{ left: 0, right: 4, top: 8 }} onClick={open}>
        <CartesianGrid vertical={false} stroke={gridColour} />
        <XAxis dataKey="date" tickFormatter={shortDay} tick={tick} />
        <YAxis ticks={ticks} domain={[0, ticks.at(-1)!]} width={32} tick={tick} />
        <Tooltip isAnimationActive={false} content={tip} />
        {byEnter}
        {series.map(({ key, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            fill={colour}
            isAnimationActive={false}
            radius={[2, 2, 0, 0]}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
