'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Pie, PieChart, ResponsiveContainer, Tooltip, type TooltipContentProps } from 'recharts'
import type { DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { permitGroups, type PermitGroup } from '@/lib/domain/work/work-permits/rules'
import { ChartTip } from './chart-tip'
import { groupColours } from './colours'
import { OpenByEnter } from './open-by-enter'
import { permitsOn } from './permits-on'

export function DailyChart({ day, title }: { day: DayOfGroups; title: string }) {
  const t = useTranslations('workPermits.groups')
  const router = useRouter()
  const sectors = permitGroups.map((group) => ({
    group,
    label: t(group),
    count: day[group],
    fill: groupColours[group],
  }))
  const open = ({ group }: { group: PermitGroup }) =>
    router.push(permitsOn({ group, day: day.date }))
  const tip = ({ payload }: TooltipContentProps) => {
    const sector = sectors.find(({ label }) => label === payload[0]?.name)
    return sector ? <ChartTip lines={[{ ...sector, colour: sector.fill }]} /> : null
  }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart title={title}>
        <Tooltip isAnimationActive={false} content={tip} />
        <OpenByEnter open={open} />
        <Pie
          data={sectors}
          dataKey="count"
          nameKey="label"
          innerRadius="58%"
          outerRadius="95%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--mantine-color-body)"
          strokeWidth={2}
          isAnimationActive={false}
          rootTabIndex={-1}
          onClick={(_, index) => open(sectors[index]!)}
        />
      </PieChart>
    </ResponsiveContainer>
  )
}
