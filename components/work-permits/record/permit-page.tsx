'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RecordScreen } from '@/components/record/record-screen'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'

type Props = { id: string; children: (permit: PermitRecord) => ReactNode }

export function PermitPage({ id, children }: Props) {
  const t = useTranslations('workPermits')
  const answer = useApi(workPermits.get, { id })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/work-permits', label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing'), hint: t('missingHint') }}
    >
      {children}
    </RecordScreen>
  )
}
