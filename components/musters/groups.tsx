'use client'
import { SimpleGrid } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { CountsTable } from '@/components/record/counts-table'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import { byArea, byEmployer, type Group } from './shown-people'

export function Groups({ people }: { people: MusterPerson[] }) {
  const t = useTranslations('musters')
  if (people.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Counts
        title={t('byCompany')}
        head={t('company')}
        nobodys={t('noCompany')}
        groups={byEmployer(people)}
      />
      <Counts title={t('byArea')} head={t('area')} nobodys={t('noArea')} groups={byArea(people)} />
    </SimpleGrid>
  )
}

type Props = { title: string; head: string; nobodys: string; groups: Group[] }

function Counts({ title, head, nobodys, groups }: Props) {
  const t = useTranslations('musters')
  const employerName = useEmployerName()
  return (
    <CountsTable
      title={title}
      head={head}
      rows={groups}
      nameOf={(group) => (group.nameTh ? employerName(group) : nobodys)}
      counts={[
        { key: 'missing', header: t('statuses.Missing'), of: ({ missing }) => missing },
        { key: 'expected', header: t('expected'), of: ({ expected }) => expected },
      ]}
      empty={t('nobody')}
    />
  )
}
