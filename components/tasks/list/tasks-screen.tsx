'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { AddButton } from '@/components/ui/add-button'
import { useQueryState } from '@/components/table/use-list'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { scopeOf, ScopeTabs } from './scope-tabs'
import { TaskList } from './task-list'

const NewTask = dynamic(() =>
  fetchPart(() => import('@/components/tasks/form/new-task')).then((part) => part.NewTask),
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
        <TaskList me={me} />
      </ScopeTabs>
      {dialog.wasOpened && <NewTask {...dialog} creatable={creatable} />}
    </>
  )
}
