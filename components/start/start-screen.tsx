'use client'
import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { RunningNotice } from '@/components/musters/running-notice'
import { useDateStyle } from '@/components/ui/date-style'
import type { Actor } from '@/lib/platform/access/actor'
import type { ScreenPath } from '@/lib/platform/access/screens'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { CockpitSection } from './cockpit-section'
import { Figures } from './figure-row'

type Props = {
  name: Actor['name']
  today: Day
  offered: readonly ScreenPath[]
  seesPeople: boolean
  seesOffers: boolean
  seesOnSite: boolean
  seesMusters: boolean
  /** Whether documents wait for this reader’s decision. */
  reviews: boolean
}

export function StartScreen({ name, today, offered, seesMusters, ...sees }: Props) {
  const t = useTranslations('start')
  const screens = useTranslations('navigation.screens')
  const locale = useLocale()
  const day = formatDay(useDateStyle(), today)
  return (
    <>
      <PageHeader
        title={t('greeting', { name: name[locale] })}
        tabTitle={screens('start.label')}
        hint={t('today', { day })}
      />
      {seesMusters && <RunningNotice />}
      <CockpitSection offered={offered} />
      <Figures {...sees} today={today} seesEmployers={offered.includes('/employers')} />
    </>
  )
}
