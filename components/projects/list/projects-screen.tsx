'use client'
import { Button } from '@mantine/core'
import { IconFileSearch } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { ListView } from '@/components/table/list-view'
import { useLocalList } from '@/components/table/use-local-list'
import { ExportButtons } from '@/components/ui/export-buttons'
import { projects } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { projectSearch } from './project-search'
import type { FixLinks } from '@/components/projects/form/fix-links'
import { useProjectColumns, useProjectFilters } from './project-columns'
import { useProjectName } from '@/components/projects/use-project-name'
import { ImportLink } from '@/components/imports/import-link'
import { AddButton } from '@/components/ui/add-button'

const PrLookup = dynamic(() => fetchPart(() => import('./pr-lookup')).then((part) => part.PrLookup))
const StaffCheck = dynamic(() =>
  fetchPart(() => import('@/components/projects/form/staff-check')).then((part) => part.StaffCheck),
)

/** The endpoint answers with all projects, so that search, filters and order run in the browser. */
export function ProjectsScreen({ fixLinks }: { fixLinks: FixLinks }) {
  const t = useTranslations('projects')
  const list = useLocalList(projects.search, projectSearch[useLocale()])
  const lookup = useDrawer<never>()
  const check = useDrawer<never>()
  const nameOf = useProjectName()
  const addButton = <AddButton onClick={() => check.open(null)}>{t('add')}</AddButton>
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSearch size={18} />}
        onClick={() => lookup.open(null)}
      >
        {t('lookup.open')}
      </Button>
      <ExportButtons
        xlsx={{
          contract: projects.exportXlsx,
          input: { ids: list.found.map(({ id }) => id) },
        }}
      />
      <ImportLink of="Projects" />
    </>
  )
  return (
    <>
      <PageHeader title={t('title')} hint={t('description')} actions={actions} main={addButton} />
      <ListView
        list={list}
        what={t('what')}
        columns={useProjectColumns()}
        filters={useProjectFilters()}
        emptyAction={addButton}
        nameOf={nameOf}
        hrefOf={({ id }) => route(`/projects/${id}`)}
      />
      {lookup.wasOpened && <PrLookup {...lookup} />}
      {check.wasOpened && <StaffCheck {...check} fixLinks={fixLinks} />}
    </>
  )
}
