'use client'
import { useTranslations } from 'next-intl'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { ErrorAlert } from './error-alert'

type Props = { problem: ApiProblem; retry: () => unknown }

export function LoadError({ problem, retry }: Props) {
  const t = useTranslations('common')
  return (
    <ErrorAlert
      problem={problem}
      title={t('loadFailed')}
      action={{ label: t('retry'), onClick: () => void retry() }}
    />
  )
}
