'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { AddButton } from '@/components/ui/add-button'
import {
  webhookEndpoints,
  type WebhookEndpointRecord,
} from '@/lib/domain/insight/webhook-endpoints/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { DeliveriesSection } from './deliveries-section'
import { Endpoints } from './endpoints'

const SecretDialog = dynamic(() =>
  fetchPart(() => import('./secret-dialog')).then((part) => part.SecretDialog),
)

const EndpointDrawer = dynamic(() =>
  fetchPart(() => import('./endpoint-drawer')).then((part) => part.EndpointDrawer),
)

/** In milliseconds: what is delivered meanwhile shows itself. */
const REFRESH = 10_000

export function WebhooksScreen() {
  const t = useTranslations('webhooks')
  const drawer = useDrawer<WebhookEndpointRecord>()
  const [secret, setSecret] = useState<string | null>(null)
  const endpoints = useApi(webhookEndpoints.search, {}, { refetchInterval: REFRESH })
  return (
    <Stack gap="xl">
      <div>
        <PageHeader
          title={t('title')}
          hint={t('description')}
          actions={<AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>}
        />
        <Endpoints answer={endpoints} onEdit={drawer.open} onSecret={setSecret} />
      </div>
      <DeliveriesSection endpoints={endpoints.data?.rows ?? []} />
      {drawer.wasOpened && <EndpointDrawer {...drawer} onSecret={setSecret} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Stack>
  )
}
