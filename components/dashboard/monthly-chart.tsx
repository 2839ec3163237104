'use client'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import type { DayOfMonth } from '@/lib/domain/insight/dashboard/contract'
import { countColours } from './colours'

const dayOfMonth = (date: string) => String(Number(date.slice(8)))

export const MonthlyChart = ({ days }: { days: DayOfMonth[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <ComposedChart data={days} accessibilityLayer={false} margin={{ left: -24, right: 4, top: 8 }}>
      <CartesianGrid vertical={false} stroke="#d9e1e2" />
      <XAxis dataKey="date" tickFormatter={dayOfMonth} tick={{ fontSize: 12, fill: '#52636a' }} />
      <YAxis allowDecimals={false} tick={{ fontSize: 12, fill: '#52636a' }} />
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
