'use client'
import { SimpleGrid, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { LoadError } from '@/components/ui/load-error'
import {
  retentionRules,
  type RetentionRuleRecord,
} from '@/lib/domain/site/retention-rules/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { RuleCard } from './rule-card'

export function RetentionScreen() {
  const t = useTranslations('retention')
  const answer = useApi(retentionRules.search, {})
  return (
    <>
      <PageHeader title={t('title')} hint={t('description')} />
      {answer.error && <LoadError problem={answer.error} retry={answer.refetch} />}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {answer.data &&
          waitingFirst(answer.data.rows).map((rule) => (
            <RuleCard key={`${rule.id} ${rule.months}`} rule={rule} />
          ))}
      </SimpleGrid>
      <Text c="dimmed" mt="md">
        {t('never')}
      </Text>
    </>
  )
}

const waitingFirst = (rules: readonly RetentionRuleRecord[]) => [
  ...rules.filter(({ proposal }) => proposal),
  ...rules.filter(({ proposal }) => !proposal),
]
