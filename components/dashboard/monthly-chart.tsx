'use client'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { DayOfMonth } from '@/lib/domain/insight/dashboard/contract'
import { countColours, counts, gridColour, tick } from './colours'
import { evenTicks } from './even-ticks'
import { useCountSeries } from './use-count-series'
import { useDayChart } from './use-day-chart'

const dayOf = (date: string) => Number(date.slice(8))
/** Every fifth day, and the first. */
const isMarked = ({ date }: DayOfMonth) => dayOf(date) === 1 || dayOf(date) % 5 === 0

export function MonthlyChart({ days, title }: { days: DayOfMonth[]; title: string }) {
  const { tip, open, byEnter } = useDayChart(days, useCountSeries())
  const ticks = evenTicks(Math.max(...days.flatMap((day) => counts.map((key) => day[key]))))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={days}
        title={title}
        margin={{ left: 0, right: 4, top: 8 }}
        onClick={open}
      >
        <CartesianGrid vertical={false} stroke={gridColour} />
        <XAxis
          dataKey="date"
          ticks={days.filter(isMarked).map(({ date }) => date)}
          interval={0}
          tickFormatter={(date: string) => String(dayOf(date))}
          tick={tick}
        />
        <YAxis ticks={ticks} domain={[0, ticks.at(-1)!]} width={32} tick={tick} />
        <Tooltip isAnimationActive={false} content={tip} />
        {byEnter}
        <Bar dataKey="wpCount" fill={countColours.wpCount} isAnimationActive={false} />
        <Line
          dataKey="workerCount"
          stroke={countColours.workerCount}
          strokeWidth={2}
          dot={{ r: 2 }}
          isAnimationActive={false}
        />
        <Line
          dataKey="contractorCount"
          stroke={countColours.contractorCount}
          strokeWidth={2}
          strokeDasharray="5 3"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
