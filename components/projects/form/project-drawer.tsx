'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useToast } from '@/components/ui/toast'
import { projects, type ProjectRecord } from '@/lib/domain/work/projects/contract'
import { callApi } from '@/lib/platform/browser/client'
import { FirstField } from './first-field'
import { ProjectForm } from './project-form'
import { valuesOfProject } from './project-form-values'
import { projectInput } from './project-input'

/** `field`: where to begin, if not at the first one. */
export type ProjectEdit = { record: ProjectRecord; field?: string }

/** The form of a project beside its page. */
export function ProjectDrawer({ row, isOpen, close }: DrawerOf<ProjectEdit>) {
  const t = useTranslations()
  const toast = useToast()
  const queries = useQueryClient()
  if (!row) return null
  const { record, field } = row
  const reload = async () => {
    const latest = await callApi(projects.get, projectInput(record.id))
    void queries.invalidateQueries()
    return valuesOfProject(latest)
  }
  const done = (name: string | null | undefined) => {
    toast.done(t(name ? 'common.saved' : 'projects.savedDraft'))
    close()
  }
  return (
    <RecordDrawer title={t('projects.edit')} isOpen={isOpen} onClose={close}>
      {record.lookups ? (
        <ProjectForm
          values={valuesOfProject(record)}
          lookups={record.lookups}
          record={record}
          reload={reload}
          onDone={(_, { name }) => done(name)}
        >
          {field && <FirstField name={field} />}
        </ProjectForm>
      ) : (
        <TableSkeleton />
      )}
    </RecordDrawer>
  )
}
