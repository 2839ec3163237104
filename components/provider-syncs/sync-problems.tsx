'use client'
import { Alert, List } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ProviderDifference, ProviderSync } from '@/lib/domain/people/provider-syncs/contract'
import { useRoleNames } from './use-role-names'

type Props = { sync: ProviderSync; provider: string }
type Fault = NonNullable<ProviderSync['fault']>

export function SyncProblems({ sync, provider }: Props) {
  const t = useTranslations('providerSyncs')
  const { status, fault, there, difference } = sync
  const isSame = fault?.code === there.fault?.code
  return (
    <>
      {fault && (
        <Alert
          color={status === 'Failed' ? 'red' : 'amber'}
          icon={<IconAlertTriangle />}
          title={t('failed')}
        >
          <FaultText fault={fault} />
        </Alert>
      )}
      {there.fault && !isSame && (
        <Alert
          color="amber"
          icon={<IconPlugConnectedX />}
          title={t('unavailable', { name: provider })}
        >
          <FaultText fault={there.fault} />
        </Alert>
      )}
      {difference && <Difference difference={difference} provider={provider} />}
    </>
  )
}

/** Codes whose text contains the detail. */
const named: readonly Fault['code'][] = ['roles-missing', 'roles-inherited']

function FaultText({ fault: { code, detail } }: { fault: Fault }) {
  const t = useTranslations('providerSyncs')
  return (
    <>
      {t(`faults.${code}`, { detail })}
      {detail && !named.includes(code) && <div>{t('detail', { detail })}</div>}
    </>
  )
}

function Difference({
  difference: { missing, extra, standing },
  provider,
}: {
  difference: ProviderDifference
  provider: string
}) {
  const t = useTranslations('providerSyncs')
  const namesOf = useRoleNames()
  return (
    <Alert color="amber" icon={<IconAlertTriangle />} title={t('different', { name: provider })}>
      <List size="sm">
        {standing && <List.Item>{t(`standing.${standing}`)}</List.Item>}
        {missing.length > 0 && <List.Item>{t('missing', { roles: namesOf(missing) })}</List.Item>}
        {extra.length > 0 && <List.Item>{t('extra', { roles: namesOf(extra) })}</List.Item>}
      </List>
    </Alert>
  )
}
