'use client'
import { SimpleGrid } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { RelatedTable } from '@/components/record/related-table'
import type { Headcount } from '@/lib/domain/gate/gate/contract'

type Group = Headcount['byArea'][number]

export function Groups({ heads: { byArea, byEmployer } }: { heads: Headcount }) {
  const t = useTranslations('onSite')
  if (byEmployer.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Counts title={t('byArea')} head={t('area')} nobodys={t('noArea')} groups={byArea} />
      <Counts
        title={t('byCompany')}
        head={t('company')}
        nobodys={t('noCompany')}
        groups={byEmployer}
      />
    </SimpleGrid>
  )
}

type Props = { title: string; head: string; nobodys: string; groups: Group[] }

function Counts({ title, head, nobodys, groups }: Props) {
  const t = useTranslations('onSite')
  const employerName = useEmployerName()
  const nameOf = (group: Group) => (group.id ? employerName(group) : nobodys)
  const rows = groups.map((group) => ({ ...group, id: group.id ?? 'none', name: nameOf(group) }))
  return (
    <RelatedTable
      title={title}
      found={{ rows, total: rows.length }}
      error={null}
      retry={() => undefined}
      empty={t('nobody')}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: head, cell: ({ name }) => name },
        {
          key: 'count',
          header: t('count'),
          isNumber: true,
          isShort: true,
          cell: ({ count }) => count,
        },
      ]}
    />
  )
}
