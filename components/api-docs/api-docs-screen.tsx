'use client'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconFileCode } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import { EndpointList } from './endpoint-list'
import { TokenGuide } from './token-guide'

export function ApiDocsScreen({ appUrl }: { appUrl: string }) {
  const t = useTranslations('apiDocs')
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} actions={<RawDocument />} />
      <TokenGuide appUrl={appUrl} />
      <Alert
        color="amber"
        c="var(--mantine-color-text)"
        my="lg"
        icon={<IconAlertTriangle />}
        title={t('tryTitle')}
        styles={{ title: { color: 'inherit' } }}
      >
        {t('tryText')}
      </Alert>
      <EndpointList />
    </>
  )
}

function RawDocument() {
  const t = useTranslations('apiDocs')
  return (
    <Button
      component="a"
      href={apiDocs.get.path}
      variant="default"
      leftSection={<IconFileCode size={18} />}
    >
      {t('rawDocument')}
    </Button>
  )
}
