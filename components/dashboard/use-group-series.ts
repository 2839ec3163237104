'use client'
import { useTranslations } from 'next-intl'
import { permitGroups } from '@/lib/domain/work/work-permits/rules'
import { groupColours } from './colours'

export function useGroupSeries() {
  const t = useTranslations('workPermits.groups')
  return permitGroups.map((group) => ({
    key: group,
    group,
    label: t(group),
    colour: groupColours[group],
  }))
}
