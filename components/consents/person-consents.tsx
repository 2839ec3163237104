'use client'
import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { ConsentList } from './consent-list'
import type { Consenting } from './consent-of-purpose'

/** On what basis each picture is kept. */
export function PersonConsents({ person, name }: { person: Consenting; name: string }) {
  const t = useTranslations('consents')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="consents-title">
      <Title order={2} id="consents-title" mb="xs">
        {t('title')}
      </Title>
      <ConsentList person={person} name={name} />
    </Paper>
  )
}
