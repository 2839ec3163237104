'use client'
import { useTranslations } from 'next-intl'
import { RelatedRecords } from '@/components/record/related-records'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { route } from '@/lib/platform/access/route'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useTaskColumns } from './task-columns'

type Props = {
  input: InputOf<typeof tasks.search>
  empty: string
  /** The reader's user id. */
  me: string
}

/** As many as fit beside the facts of the other record. */
const shown = ['title', 'dueDate', 'status']

/** The tasks about another record. */
export function RelatedTasks({ input, empty, me }: Props) {
  const t = useTranslations('tasks')
  return (
    <RelatedRecords
      title={t('title')}
      contract={tasks.search}
      input={input}
      columns={useTaskColumns(me).filter(({ key }) => shown.includes(key))}
      empty={empty}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => route(`/tasks/${id}`)}
    />
  )
}
