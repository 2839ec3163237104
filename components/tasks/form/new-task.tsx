'use client'
import { Radio, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { useField } from '@/components/form/form-context'
import { FormModal } from '@/components/form/form-modal'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import { useToday } from '@/components/ui/use-today'
import { useWayOn } from '@/components/ui/use-way-on'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { route } from '@/lib/platform/access/route'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useAssigneeOptions } from './use-assignee-options'

type Input = InputOf<typeof tasks.createTask>
type Props = DrawerOf<never> & { creatable: TaskTypeId[] }

/** Creating a task also creates the project, company or permit that it registers. */
export function NewTask({ isOpen, close, creatable }: Props) {
  const t = useTranslations('tasks')
  const toast = useToast()
  const wayOn = useWayOn()
  const today = useToday()
  const done = (task: TaskRecord) => {
    toast.done(t('created', { refId: task.refId }))
    close()
    wayOn.push(pathOf(task))
  }
  const values = { taskTypeId: creatable[0], title: '', AssigneeUserId: null, dueDate: null }
  return (
    <FormModal title={t('new')} isOpen={isOpen} onClose={close}>
      <Form contract={tasks.createTask} values={values} onDone={done}>
        <TypeField creatable={creatable} />
        <TextField<Input>
          name="title"
          label={t('newTitle')}
          description={t('newTitleHint')}
          maxLength={300}
          autoComplete="off"
        />
        <AssigneeField />
        <DayField<Input> name="dueDate" label={t('dueDate')} from={today} />
        <FormActions label={t('create')} />
      </Form>
    </FormModal>
  )
}

/** A task that registers a project leads to the form of the project, any other task to its own page. */
const pathOf = ({ id, projectId, taskTypeId }: TaskRecord) =>
  route(taskTypeId === 1 && projectId ? `/projects/${projectId}` : `/tasks/${id}`)

function TypeField({ creatable }: { creatable: TaskTypeId[] }) {
  const t = useTranslations('tasks')
  const { value, onChange, error, ref } = useField('taskTypeId', t('newType'))
  return (
    <Radio.Group
      label={t('newType')}
      required
      value={String(value)}
      error={error}
      onChange={(next) => onChange(Number(next))}
    >
      <Stack gap="xs" mt={6}>
        {creatable.map((type, index) => (
          <Radio
            key={type}
            ref={index === 0 ? ref : undefined}
            data-autofocus={index === 0 || undefined}
            value={String(type)}
            label={t(`types.${type}`)}
            description={t(`typeHints.${type}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function AssigneeField() {
  const t = useTranslations('tasks')
  const type = useWatch({ name: 'taskTypeId' }) as TaskTypeId
  return (
    <SelectField<Input>
      name="AssigneeUserId"
      label={t('newAssignee')}
      description={t('newAssigneeHint')}
      options={useAssigneeOptions(type)}
    />
  )
}
