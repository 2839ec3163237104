'use client'
import { Group } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDrawer } from '@/components/form/use-drawer'
import { DayInput } from '@/components/form/day-input'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { useQueryState } from '@/components/table/use-list'
import { auditLog, auditedThings, type AuditRecord } from '@/lib/domain/audit-log/contract'
import { useAuditColumns } from './audit-columns'
import { AuditDrawer } from './audit-drawer'
import { useAuditWords } from './use-audit-words'

/** Who did what, and when. */
export function AuditScreen() {
  const t = useTranslations('audit')
  const words = useAuditWords()
  const drawer = useDrawer<AuditRecord>()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Period />
      <ListTable
        contract={auditLog.search}
        what={t('what')}
        filters={[
          {
            name: 'subjectType',
            label: t('about'),
            options: auditedThings.map((value) => ({ value, label: words.thing(value) })),
          },
        ]}
        nameOf={words.sentence}
        onOpen={drawer.open}
        columns={useAuditColumns()}
      />
      <AuditDrawer {...drawer} />
    </>
  )
}

/** The days to look at; they stand in the address like every other filter. */
function Period() {
  const t = useTranslations('audit')
  const { query, change } = useQueryState()
  return (
    <Group gap="sm" mb="sm" data-screen-only>
      {(['fromDate', 'toDate'] as const).map((name) => (
        <DayInput
          key={name}
          label={t(name)}
          value={query.get(name)}
          onChange={(day) => change({ [name]: day ?? undefined, page: undefined })}
        />
      ))}
    </Group>
  )
}
