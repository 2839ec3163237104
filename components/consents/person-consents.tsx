'use client'
import { Paper, Skeleton, Stack, Title } from '@mantine/core'
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
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="consents-title">
      <Title order={2} id="consents-title" mb="xs">
        {t('title')}
      </Title>
      <Stack gap="xs">
        {answer.error && <LoadError problem={answer.error} retry={answer.refetch} />}
        {!answer.data && !answer.error && <Skeleton height="5rem" />}
        {answer.data && (
          <DefinitionList
            items={consentPurposes.map((purpose) => ({
              term: t(`purposes.${purpose}`),
              value: (
                <ConsentOfPurpose
                  person={person}
                  name={name}
                  purpose={purpose}
                  latest={answer.data.rows.find((row) => row.purpose === purpose)}
                />
              ),
            }))}
          />
        )}
      </Stack>
    </Paper>
  )
}
