'use client'
import { Alert, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import type { MusterStatus } from '@/lib/domain/gate/musters/rules'
import { PeopleSection } from './people-section'
import { KnownCard, MissingCard, type CardProps } from './person-card'

type Props = {
  shown: MusterPerson[]
  /** Whether nobody at all is missing. */
  isDone: boolean
  mayEnd: boolean
  card: Omit<CardProps, 'who'>
}

/** The missing first and large; who was found below. */
export function MusterLists({ shown, isDone, mayEnd, card }: Props) {
  const t = useTranslations('musters')
  const of = (status: MusterStatus) => shown.filter((who) => who.status === status)
  const [missing, notOnSite, found] = [of('Missing'), of('NotOnSite'), of('Found')]
  const nothing = isDone ? (
    <Alert icon={<IconCircleCheck />} color="pine" title={t('allFound')}>
      {mayEnd && t('allFoundText')}
    </Alert>
  ) : (
    <EmptyState title={t('noMatch')} />
  )
  return (
    <div data-gloves>
      <Stack gap="lg">
        <PeopleSection
          title={t('missingPeople', { count: missing.length })}
          people={missing}
          Card={MissingCard}
          card={card}
          empty={nothing}
        />
        <PeopleSection
          title={t('foundPeople', { count: found.length })}
          people={found}
          Card={KnownCard}
          card={card}
        />
        <PeopleSection
          title={t('notOnSitePeople', { count: notOnSite.length })}
          people={notOnSite}
          Card={KnownCard}
          card={card}
        />
      </Stack>
    </div>
  )
}
