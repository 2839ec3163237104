'use client'
import { Button, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { IconFileCode } from '@tabler/icons-react'
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
      <SimpleGrid cols={{ base: 1, lg: 2 }} mb="xl">
        <TokenGuide appUrl={appUrl} />
        <Paper withBorder p="md">
          <Title order={2}>{t('tryTitle')}</Title>
          <Text mt="xs">{t('tryText')}</Text>
        </Paper>
      </SimpleGrid>
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
