'use client'
import { SimpleGrid, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { navigation } from '@/components/layout/navigation'
import { RunningNotice } from '@/components/musters/running-notice'
import { useDateStyle } from '@/components/ui/date-style'
import type { Actor } from '@/lib/platform/access/actor'
import type { ScreenPath } from '@/lib/platform/access/screens'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { Figures } from './figure-row'
import { ScreenCard } from './screen-card'

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
  const cards = navigation.filter(({ href }) => href !== '/' && offered.includes(href))
  return (
    <>
      <PageHeader
        title={t('greeting', { name: name[locale] })}
        tabTitle={screens('start.label')}
        description={t('today', { day })}
      />
      {seesMusters && <RunningNotice />}
      {(sees.seesPeople || sees.seesOnSite) && (
        <Figures {...sees} seesEmployers={offered.includes('/employers')} />
      )}
      {cards.length > 0 && (
        <section>
          <Title order={2} mb="sm">
            {t('screens')}
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
            {cards.map((item) => (
              <ScreenCard key={item.href} item={item} />
            ))}
          </SimpleGrid>
        </section>
      )}
    </>
  )
}
