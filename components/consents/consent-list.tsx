'use client'
import { Skeleton } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list'
import { LoadError } from '@/components/ui/load-error'
import { consentPurposes } from '@/lib/domain/people/consents/basis/contract'
import { consents } from '@/lib/domain/people/consents/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { consentsOf } from './consents-input'
import { ConsentOfPurpose, type Consenting } from './consent-of-purpose'

/** The latest of each purpose. */
export function ConsentList({ person, name }: { person: Consenting; name: string }) {
  const t = useTranslations('consents')
  const answer = useApi(consents.search, consentsOf(person.id))
  if (answer.isPending) return <Skeleton height="5rem" />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return (
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
  )
}
