'use client'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { AddButton } from '@/components/ui/add-button'
import { useQueryState } from '@/components/table/use-list'
import { tasks } from '@/lib/domain/work/tasks/contract'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { scopeOf, ScopeTabs } from './scope-tabs'
import { useTaskColumns, useTaskFilters } from './task-columns'
import { tasksInput } from './tasks-input'

const NewTask = dynamic(() =>
  import('@/components/tasks/form/new-task').then((part) => part.NewTask),
)

type Props = {
  /** The reader's user id. */
  me: string
  /** The types of task that the reader may create. */
  creatable: TaskTypeId[]
}

export function TasksScreen({ me, creatable }: Props) {
  const t = useTranslations('tasks')
  const scope = scopeOf(useQueryState().query)
  const dialog = useDrawer<never>()
  const columns = useTaskColumns(me)
  const filters = useTaskFilters()
  const addButton = <AddButton onClick={() => dialog.open(null)}>{t('add')}</AddButton>
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={`${t(`scopes.${scope}`)} · ${t('title')}`}
        hint={t('description')}
        actions={addButton}
      />
      <ScopeTabs>
        <ListTable
          contract={tasks.search}
          inputOf={tasksInput}
          what={t('what')}
          columns={columns}
          filters={filters}
          empty={{ title: t('empty'), text: t('emptyHint') }}
          nameOf={({ title }) => title}
          hrefOf={({ id }) => `/tasks/${id}` as Route}
        />
      </ScopeTabs>
      {dialog.wasOpened && <NewTask {...dialog} creatable={creatable} />}
    </>
  )
}
