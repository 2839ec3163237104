'use client'
import { useLocale, useTranslations } from 'next-intl'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'

type Props = Pick<TrainingSessionRecord, 'credentialTypeId'>

/** What passing a session gives: the safety training, or a certificate by its name. */
export function PassingGives({ credentialTypeId }: Props) {
  const t = useTranslations('training')
  const locale = useLocale()
  const { data } = useApi(
    credentialTypes.search,
    { subject: 'Person' },
    { enabled: credentialTypeId !== null },
  )
  if (credentialTypeId === null) return t('gives.SafetyTraining')
  const type = data?.rows.find(({ id }) => id === credentialTypeId)
  return type ? t('gives.credentialOf', { name: nameIn(locale, type) }) : t('gives.Credential')
}
