'use client'
import { Paper, Stack, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list'
import { LoadError } from '@/components/ui/load-error'
import { consentPurposes } from '@/lib/domain/people/consents/basis/contract'
import { consents } from '@/lib/domain/people/consents/contract'
import type { PersonPage } from '@/lib/domain/people/persons/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { ConsentOfPurpose } from './consent-of-purpose'

/** On what basis each picture is kept, the latest of each purpose. */
export function PersonConsents({ person, name }: { person: PersonPage; name: string }) {
  const t = useTranslations('consents')
  const answer = useApi(consents.search, {
    personId: person.id,
    page: 1,
    pageSize: 50,
  })
  const rows = answer.data?.rows ?? []
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="consents-title">
      <Title order={2} id="consents-title" mb="xs">
        {t('title')}
      </Title>
      <Stack gap="xs">
        {answer.error && <LoadError problem={answer.error} retry={answer.refetch} />}
        <DefinitionList
          items={consentPurposes.map((purpose) => ({
            term: t(`purposes.${purpose}`),
            value: (
              <ConsentOfPurpose
                person={person}
                name={name}
                purpose={purpose}
                latest={rows.find((row) => row.purpose === purpose)}
              />
            ),
          }))}
        />
      </Stack>
    </Paper>
  )
}
