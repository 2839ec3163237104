'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type * as z from 'zod'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import {
  trainingPlans,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'
import { callApi } from '@/lib/platform/browser/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { CourseFields, SeatFields, WhenFields } from './plan-fields'
import { PlanPreview } from './plan-preview'

type Input = InputOf<typeof trainingPlans.save>

const schema = async (input: z.ZodType) => (await import('./plan-schema')).planSchema(input)

export function PlanDrawer({ row, isOpen, close }: DrawerOf<TrainingPlanRecord>) {
  const t = useTranslations('trainingPlans')
  return (
    <RecordDrawer title={t(row ? 'edit' : 'new')} isOpen={isOpen} onClose={close}>
      {row ? <PlanForm values={row} close={close} /> : <NewPlan close={close} />}
    </RecordDrawer>
  )
}

type CloseProps = { close: () => void }

/** Starts from the template of the server. */
function NewPlan({ close }: CloseProps) {
  const { data, error, refetch } = useApi(trainingPlans.create, {})
  if (error) return <LoadError problem={error} retry={refetch} />
  return data ? <PlanForm values={data} close={close} /> : <TableSkeleton />
}

type FormProps = CloseProps & { values: Omit<Partial<TrainingPlanRecord>, 'sessionCount'> }

function PlanForm({ values, close }: FormProps) {
  const t = useTranslations()
  const toast = useToast()
  const { id } = values
  return (
    <Form
      contract={trainingPlans.save}
      schema={schema}
      values={values}
      reload={id ? () => callApi(trainingPlans.get, { id }) : undefined}
      onDone={() => {
        toast.done(t('common.saved'))
        close()
      }}
    >
      <CourseFields />
      <WhenFields />
      <PlanPreview />
      <SeatFields />
      <CheckboxField<Input>
        name="isActive"
        label={t('trainingPlans.isActive')}
        description={t('trainingPlans.isActiveHint')}
      />
      {id && (
        <Text size="sm" c="dimmed">
          {t('trainingPlans.keepsSessions')}
        </Text>
      )}
      <FormActions />
    </Form>
  )
}
