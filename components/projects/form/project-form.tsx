'use client'
import { Stack } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { projects, type ProjectRecord } from '@/lib/domain/work/projects/contract'
import type { ProjectLookups } from '@/lib/domain/work/projects/staff/contract'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { DetailFields } from './detail-fields'
import { PlaceFields } from './place-fields'
import { projectChoices } from './project-options'
import { StaffFields } from './staff-fields'

type Props = {
  values: FieldValues
  lookups: ProjectLookups
  /** Missing for a new project. */
  record?: ProjectRecord
  reload?: () => Promise<FieldValues>
  onDone: (answer: OutputOf<typeof projects.save>, sent: InputOf<typeof projects.save>) => void
  children?: ReactNode
}

const schema = async (input: z.ZodType) => (await import('./project-schema')).projectSchema(input)

export function ProjectForm({ values, lookups, record, reload, onDone, children }: Props) {
  const choices = useMemo(() => projectChoices(lookups, record), [lookups, record])
  return (
    <Form contract={projects.save} schema={schema} values={values} reload={reload} onDone={onDone}>
      <Stack>
        <DetailFields />
        <StaffFields choices={choices} />
        <PlaceFields lookups={lookups} />
        <FormActions />
        {children}
      </Stack>
    </Form>
  )
}
