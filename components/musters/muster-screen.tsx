'use client'
import { useTranslations } from 'next-intl'
import { RecordScreen } from '@/components/record/record-screen'
import { MusterView } from './muster-view'
import { useMuster } from './use-muster'

export function MusterScreen({ id }: { id: string }) {
  const t = useTranslations('musters')
  const { ahead, ...answer } = useMuster(id)
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/on-site', label: t('back') }}
      title={t('title')}
      missing={{ title: t('missingTitle') }}
    >
      {(muster) => <MusterView muster={muster} ahead={ahead} />}
    </RecordScreen>
  )
}
