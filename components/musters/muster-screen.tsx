'use client'
import { useTranslations } from 'next-intl'
import { RecordScreen } from '@/components/record/record-screen'
import { MusterView } from './muster-view'
import { useMuster } from './use-muster'

export function MusterScreen({ id }: { id: string }) {
  const t = useTranslations('musters')
  return (
    <RecordScreen
      answer={useMuster(id)}
      back={{ href: '/on-site', label: t('back') }}
      title={t('title')}
      missing={{ title: t('missingTitle') }}
    >
      {(muster) => <MusterView muster={muster} />}
    </RecordScreen>
  )
}
