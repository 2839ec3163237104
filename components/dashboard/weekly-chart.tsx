'use client'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { permitGroups } from '@/lib/domain/work/work-permits/rules'
import { groupColours } from './colours'
import { useShortDay } from './use-short-day'

export function WeeklyChart({ days }: { days: DayOfGroups[] }) {
  const shortDay = useShortDay()
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days} accessibilityLayer={false} margin={{ left: -24, right: 4, top: 8 }}>
        <CartesianGrid vertical={false} stroke="#d9e1e2" />
        <XAxis dataKey="date" tickFormatter={shortDay} tick={{ fontSize: 12, fill: '#52636a' }} />
        <YAxis allowDecimals={false} tick={{ fontSize: 12, fill: '#52636a' }} />
        {permitGroups.map((group) => (
          <Bar
            key={group}
            dataKey={group}
            fill={groupColours[group]}
            isAnimationActive={false}
            radius={[2, 2, 0, 0]}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
