'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useToast } from '@/components/ui/toast'
import { projects, type ProjectRecord } from '@/lib/domain/work/projects/contract'
import type { ProjectLookups } from '@/lib/domain/work/projects/staff/contract'
import { callApi } from '@/lib/platform/browser/client'
import { ProjectForm } from './project-form'
import { valuesOfProject, type ProjectValues } from './project-form-values'
import { projectInput } from './project-input'
import { useServerValues, type OwnWrite } from '@/components/projects/form/use-server-values'

type Props = { record: ProjectRecord; lookups: ProjectLookups; own: OwnWrite | null }

export function EditForm({ record, lookups, own }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const queries = useQueryClient()
  const values = useMemo(() => valuesOfProject(record), [record])
  const reload = async () => {
    const latest = await callApi(projects.get, projectInput(record.id))
    void queries.invalidateQueries()
    return valuesOfProject(latest)
  }
  return (
    <ProjectForm
      values={values}
      lookups={lookups}
      record={record}
      reload={reload}
      onDone={(_, { name }) => toast.done(t(name ? 'common.saved' : 'projects.savedDraft'))}
    >
      <ServerValues values={values} own={own} />
      <FieldOfAddress />
    </ProjectForm>
  )
}

function ServerValues({ values, own }: { values: ProjectValues; own: OwnWrite | null }) {
  useServerValues(values, own)
  return null
}

/** Puts the cursor into the field that the address names, as in `#name`. */
function FieldOfAddress() {
  const { setFocus, getValues } = useFormContext()
  useEffect(() => {
    const name = window.location.hash.slice(1)
    if (name in getValues()) setFocus(name)
  }, [getValues, setFocus])
  return null
}
