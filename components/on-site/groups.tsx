'use client'
import { SimpleGrid } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { CountsTable } from '@/components/record/counts-table'
import type { Headcount } from '@/lib/domain/gate/gate/contract'

type Group = Headcount['byArea'][number]
const NOBODYS = 'none'

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
  return (
    <CountsTable
      title={title}
      head={head}
      rows={groups.map((group) => ({ ...group, id: group.id ?? NOBODYS }))}
      nameOf={(group) => (group.id === NOBODYS ? nobodys : employerName(group))}
      counts={[{ key: 'count', header: t('count'), of: ({ count }) => count }]}
      empty={t('nobody')}
    />
  )
}
