'use client'
import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { ListView } from '@/components/table/list-view'
import { SelectionBar } from '@/components/table/selection-bar'
import { useList } from '@/components/table/use-list'
import { useSelection } from '@/components/table/use-selection'
import { useMany } from '@/components/workflow/use-many'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import { route } from '@/lib/platform/access/route'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useTaskColumns, useTaskFilters } from './task-columns'
import { tasksInput } from './tasks-input'

const ReassignMany = dynamic(() =>
  fetchPart(() => import('./reassign-many')).then((part) => part.ReassignMany),
)

const nameOf = ({ title }: TaskRecord) => title
const mayReassign = ({ can }: TaskRecord) => can.reassign

/** `me`: the reader's user id. */
export function TaskList({ me }: { me: string }) {
  const t = useTranslations('tasks')
  const list = useList(tasks.search, tasksInput)
  const selection = useSelection(list.answer.data?.rows ?? [], mayReassign, list)
  const many = useMany(tasks.reassignMany, nameOf)
  const dialog = useDrawer<TaskRecord[]>()
  const count = selection.rows.length
  return (
    <>
      <ListView
        list={list}
        what={t('what')}
        columns={useTaskColumns(me)}
        filters={useTaskFilters()}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        lead={many.outcome}
        nameOf={nameOf}
        hrefOf={({ id }) => route(`/tasks/${id}`)}
        selection={selection}
      />
      <SelectionBar selection={selection}>
        <Button
          variant="default"
          leftSection={<IconUserShare size={18} aria-hidden />}
          disabled={count > MOST_AT_ONCE}
          onClick={() => dialog.open(selection.rows)}
        >
          {t('reassignMany', { count })}
        </Button>
      </SelectionBar>
      {dialog.row && (
        <ReassignMany
          {...dialog}
          rows={dialog.row}
          onRefused={(problem) => many.isListed(dialog.row ?? [], problem)}
          onDone={({ results }, done) => {
            many.show(dialog.row ?? [], results, done)
            selection.deselect(dialog.row ?? [])
          }}
        />
      )}
    </>
  )
}
