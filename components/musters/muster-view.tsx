'use client'
import { Alert, Stack } from '@mantine/core'
import { IconCloudUp, IconInfoCircle } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { photoUrl } from '@/components/gate/photo-url'
import { BackLink } from '@/components/layout/back-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Photo } from '@/components/ui/photo'
import type { Muster, MusterPerson } from '@/lib/domain/gate/musters/contract'
import { countsOf, inCallOrder, type MusterStatus } from '@/lib/domain/gate/musters/rules'
import { Figures } from './figures'
import { Finder, PointField } from './finder'
import { Groups } from './groups'
import { MusterHeader } from './muster-header'
import { MusterLists } from './muster-lists'
import { useNameOf } from './person-card'
import { keywordOf, matching, withPending, type Sought } from './shown-people'
import { useMarks } from './use-marks'
import { useScansInField } from './use-scans-in-field'
import { useSteadyTaps } from './use-steady-taps'

const EVERYBODY: Sought = { keyword: '', employer: null, area: null }

type Props = { muster: Muster; ahead: number }

export function MusterView({ muster, ahead }: Props) {
  const t = useTranslations('musters')
  const locale = useLocale()
  const { pending, mark, point, setPoint, isStuck, refusal } = useMarks(muster, ahead)
  const [sought, seek] = useState(EVERYBODY)
  const people = useMemo(
    () => inCallOrder(withPending(muster.people, pending), locale),
    [muster.people, pending, locale],
  )
  const onCard = (card: string) => seek({ ...EVERYBODY, keyword: keywordOf(card, people) })
  const onPointKey = useScansInField({ text: point, setText: setPoint, onCard })
  const shown = useMemo(() => matching(people, sought), [people, sought])
  const counts = countsOf(people)
  const isMeant = useSteadyTaps(people)
  const onMark = (who: MusterPerson, status: MusterStatus) => {
    if (status !== 'Found' || isMeant()) mark(who, status)
  }
  const isRunning = muster.endedAt === null
  const nameOf = useNameOf()
  const faceOf = (who: MusterPerson, size: number) => {
    const source = muster.can.seePhotos && who.person ? photoUrl(who.person) : null
    return <Photo src={source} name={nameOf(who)} size={size} />
  }
  return (
    <Stack gap="md">
      <div>
        <BackLink href="/on-site">{t('back')}</BackLink>
        <MusterHeader muster={muster} counts={counts} />
      </div>
      <Figures counts={isRunning ? counts : muster} />
      {isStuck && (
        <Alert icon={<IconCloudUp />} color="amber" title={t('unsent', { count: pending.length })}>
          {refusal ?? t('unsentText')}
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
          {isRunning && <PointField point={point} onChange={setPoint} onKeyDown={onPointKey} />}
          <Finder people={people} sought={sought} seek={seek} />
          <MusterLists
            shown={shown}
            isDone={counts.missing === 0}
            mayEnd={muster.can.end}
            card={{ faceOf, onMark }}
          />
          <Groups people={people} />
        </>
      )}
    </Stack>
  )
}
