'use client'
import { useTranslations } from 'next-intl'
import { ANY_GROUP } from '@/lib/domain/work/work-permits/rules'
import { countColours, counts } from './colours'

export function useCountSeries() {
  const t = useTranslations('dashboard')
  return counts.map((key) => ({
    key,
    group: ANY_GROUP,
    label: t(key),
    colour: countColours[key],
  }))
}
