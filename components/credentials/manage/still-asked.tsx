'use client'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'

/** The requirements that count and ask for a type of credential, while it is being taken out of use. */
export function StillAsked({ typeId }: { typeId: string }) {
  const t = useTranslations('credentials.types')
  const locale = useLocale()
  const isActive = useWatch<{ isActive: boolean }, 'isActive'>({ name: 'isActive' })
  const { data } = useApi(requirements.search, { isActive: true }, { enabled: !isActive })
  const asking = (data?.rows ?? []).filter(({ anyOf }) =>
    anyOf.some((each) => each.kind === 'Credential' && each.credentialTypeId === typeId),
  )
  if (isActive || asking.length === 0) return null
  return (
    <Alert color="amber" icon={<IconAlertTriangle />} role="status">
      {t('stillAsked', { names: asking.map((row) => nameIn(locale, row)).join(', ') })}
    </Alert>
  )
}
