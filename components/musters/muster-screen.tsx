'use client'
import { useTranslations } from 'next-intl'
import { RecordScreen } from '@/components/record/record-screen'
import { musters } from '@/lib/domain/gate/musters/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { MusterView } from './muster-view'

/** In milliseconds: two phones see each other’s marks within seconds. */
const REFRESH = 3_000

export function MusterScreen({ id }: { id: string }) {
  const t = useTranslations('musters')
  const answer = useApi(
    musters.get,
    { id },
    { refetchInterval: (muster) => (muster?.endedAt ? undefined : REFRESH) },
  )
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/on-site', label: t('back') }}
      title={t('title')}
      missing={{ title: t('missingTitle') }}
    >
      {(muster) => <MusterView muster={muster} />}
    </RecordScreen>
  )
}
