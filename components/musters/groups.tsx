'use client'
import { SimpleGrid } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { RelatedTable } from '@/components/record/related-table'
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
  const nameOf = (group: Group) => (group.nameTh ? employerName(group) : nobodys)
  const number = (key: 'missing' | 'expected', header: string) => ({
    key,
    header,
    isNumber: true,
    isShort: true,
    cell: (group: Group) => group[key],
  })
  return (
    <RelatedTable
      title={title}
      found={{ rows: groups, total: groups.length }}
      error={null}
      retry={() => undefined}
      empty={t('nobody')}
      nameOf={nameOf}
      columns={[
        { key: 'name', header: head, cell: nameOf },
        number('missing', t('statuses.Missing')),
        number('expected', t('expected')),
      ]}
    />
  )
}
