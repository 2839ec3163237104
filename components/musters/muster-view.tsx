'use client'
import { Alert, Stack } from '@mantine/core'
import { IconCircleCheck, IconCloudUp, IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { Muster, MusterPerson } from '@/lib/domain/gate/musters/contract'
import { countsOf, type MusterStatus } from '@/lib/domain/gate/musters/rules'
import { Figures } from './figures'
import { Finder, PointField } from './finder'
import { Groups } from './groups'
import { MusterHeader } from './muster-header'
import { PeopleSection } from './people-section'
import { KnownCard, MissingCard } from './person-card'
import { matching, withPending, type Sought } from './shown-people'
import { useMarks } from './use-marks'

const EVERYBODY: Sought = { keyword: '', employer: null, area: null }

export function MusterView({ muster }: { muster: Muster }) {
  const t = useTranslations('musters')
  const { pending, mark, point, setPoint, isStuck } = useMarks(muster.id)
  const [sought, seek] = useState(EVERYBODY)
  const people = useMemo(() => withPending(muster.people, pending), [muster.people, pending])
  const shown = useMemo(() => matching(people, sought), [people, sought])
  const counts = countsOf(people)
  const isRunning = muster.endedAt === null
  return (
    <Stack gap="md">
      <div>
        <BackLink href="/on-site">{t('back')}</BackLink>
        <MusterHeader muster={muster} counts={counts} />
      </div>
      <Figures counts={isRunning ? counts : muster} />
      {isStuck && (
        <Alert icon={<IconCloudUp />} color="amber" title={t('unsent', { count: pending.length })}>
          {t('unsentText')}
        </Alert>
      )}
      {!isRunning && !muster.isForgotten && counts.missing !== muster.missing && (
        <Alert icon={<IconInfoCircle />} color="gray">
          {t('laterFound', { missing: counts.missing })}
        </Alert>
      )}
      {muster.isForgotten ? (
        <EmptyState title={t('forgotten')} text={t('forgottenText')} />
      ) : people.length === 0 ? (
        <EmptyState title={t('nobody')} text={t('nobodyText')} />
      ) : (
        <>
          {isRunning && <PointField point={point} onChange={setPoint} />}
          <Finder people={people} sought={sought} seek={seek} />
          <Lists shown={shown} counts={counts} muster={muster} onMark={mark} />
          <Groups people={people} />
        </>
      )}
    </Stack>
  )
}

type ListsProps = {
  shown: MusterPerson[]
  counts: ReturnType<typeof countsOf>
  muster: Muster
  onMark: (who: MusterPerson, status: MusterStatus) => void
}

/** The missing first and large; who was found below. */
function Lists({ shown, counts, muster, onMark }: ListsProps) {
  const t = useTranslations('musters')
  const of = (status: MusterStatus) => shown.filter((who) => who.status === status)
  const [missing, notOnSite, found] = [of('Missing'), of('NotOnSite'), of('Found')]
  const card = { seesPhotos: muster.can.seePhotos, onMark }
  const isDone = counts.missing === 0
  const nothing = isDone ? (
    <Alert icon={<IconCircleCheck />} color="pine" title={t('allFound')}>
      {muster.can.end && t('allFoundText')}
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
