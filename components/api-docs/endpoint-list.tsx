'use client'
import { Alert, Button, Center, Loader, Paper } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import './swagger-ui.css'
import { useSwaggerScheme } from './use-swagger-scheme'
import { useSwaggerUi } from './use-swagger-ui'

/** Rendered by Swagger UI, whose own texts exist in English only. */
export function EndpointList() {
  const t = useTranslations()
  const locale = useLocale()
  const host = useRef<HTMLDivElement>(null)
  const { data, isError, refetch } = useApi(apiDocs.get, {})
  const state = useSwaggerUi(host, data, locale)
  useSwaggerScheme()
  if (isError || state === 'failed') {
    return (
      <Alert color="red" title={t('apiDocs.failed')}>
        <Button variant="default" onClick={() => (isError ? refetch() : window.location.reload())}>
          {t('common.retry')}
        </Button>
      </Alert>
    )
  }
  return (
    <Paper
      component="section"
      withBorder
      aria-label={t('apiDocs.endpoints')}
      aria-busy={state !== 'drawn'}
    >
      {state !== 'drawn' && (
        <Center p="xl">
          <Loader role="status" aria-label={t('common.loading')} />
        </Center>
      )}
      <div ref={host} lang="en" className="api-docs" />
    </Paper>
  )
}
