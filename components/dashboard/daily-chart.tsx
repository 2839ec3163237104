'use client'
import { Pie, PieChart, ResponsiveContainer } from 'recharts'
import type { DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { permitGroups } from '@/lib/domain/work/work-permits/rules'
import { groupColours } from './colours'

export const DailyChart = ({ day }: { day: DayOfGroups }) => (
  <ResponsiveContainer width="100%" height="100%">
    <PieChart accessibilityLayer={false}>
      <Pie
        data={permitGroups.map((group) => ({ value: day[group], fill: groupColours[group] }))}
        dataKey="value"
        innerRadius="58%"
        outerRadius="95%"
        startAngle={90}
        endAngle={-270}
        stroke="#fff"
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  </ResponsiveContainer>
)
