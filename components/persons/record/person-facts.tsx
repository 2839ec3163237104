'use client'
import { Anchor, Paper, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { RecordLink } from '@/components/record/record-link'
import { DefinitionList } from '@/components/ui/definition-list'
import type { PersonPage } from '@/lib/domain/people/persons/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { IdCard } from './id-card'
import { NationalId } from './national-id'

export function PersonFacts({ person }: { person: PersonPage }) {
  const t = useTranslations('persons')
  const locale = useLocale()
  const { employer, nationality, phone, responsibleUser, accounts } = person
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="facts-title">
      <Title order={2} id="facts-title" mb="xs">
        {t('facts')}
      </Title>
      <DefinitionList
        items={[
          {
            term: t('employer'),
            value: employer && (
              <RecordLink type="employer" of={employer.id}>
                <EmployerName of={employer} />
              </RecordLink>
            ),
          },
          { term: t('nationalIdShort'), value: <NationalId {...person} /> },
          { term: t('nationality'), value: nationality },
          { term: t('phone'), value: phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor> },
          { term: t('responsibleUser'), value: responsibleUser && nameIn(locale, responsibleUser) },
          { term: t('idCard'), value: <IdCard {...person} /> },
          {
            term: t('account'),
            value:
              accounts.length > 0
                ? accounts.map((account) => <Account key={account.id} {...account} />)
                : t('noAccount'),
          },
        ]}
      />
    </Paper>
  )
}

function Account({ id, roles, canOpen }: PersonPage['accounts'][number]) {
  const t = useTranslations()
  const names = roles.map((role) => t(`roles.${role}`)).join(' · ') || t('persons.hasAccount')
  return (
    <div>
      <RecordLink type="user" of={canOpen ? id : null}>
        {names}
      </RecordLink>
    </div>
  )
}
