'use client'
import { Button, Tabs } from '@mantine/core'
import { IconLayoutKanban, IconList, IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { useQueryState } from '@/components/table/use-list'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { PermitBoard } from './permit-board'
import { usePermitColumns, usePermitFilters } from './permit-columns'
import { permitsInput } from './permits-input'

const views = { list: IconList, board: IconLayoutKanban }

export function PermitsScreen() {
  const t = useTranslations('workPermits')
  const { query, change } = useQueryState()
  const columns = usePermitColumns()
  const filters = usePermitFilters()
  const view = query.get('view') === 'board' ? 'board' : 'list'
  const addButton = (
    <Button component={Link} href="/work-permits/new" leftSection={<IconPlus size={18} />}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} hint={t('description')} actions={addButton} />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) =>
          change({ view: next === 'board' ? next : undefined, page: undefined, sort: undefined })
        }
      >
        <Tabs.List mb="md" data-screen-only>
          {(['list', 'board'] as const).map((name) => {
            const Icon = views[name]
            return (
              <Tabs.Tab key={name} value={name} leftSection={<Icon size={18} aria-hidden />}>
                {t(`views.${name}`)}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        <Tabs.Panel value="list">
          <ListTable
            contract={workPermits.search}
            inputOf={permitsInput}
            what={t('what')}
            columns={columns}
            filters={filters}
            empty={{ title: t('empty'), text: t('emptyHint') }}
            nameOf={({ permitNo }) => permitNo}
            hrefOf={({ id }) => `/work-permits/${id}` as Route}
          />
        </Tabs.Panel>
        <Tabs.Panel value="board">
          <PermitBoard filters={filters} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
