'use client'
import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import {
  projects,
  type ProjectRecord,
  type ProjectStatus,
} from '@/lib/domain/work/projects/contract'
import type { ApiProblem } from '@/lib/platform/browser/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useFieldNames } from '@/components/projects/form/use-field-names'
import type { OwnWrite } from '@/components/projects/form/use-following'

/** A change of status and what it is called, which stays while the dialog goes. */
export type StatusStep = { next: ProjectStatus; label: string }

type Props = {
  record: ProjectRecord
  step: StatusStep
  isOpen: boolean
  close: () => void
  onChanged: (write: OwnWrite) => void
  /** Somebody else has changed the project meanwhile. */
  onMovedOn: () => void
}

/** Asks before a project changes its status, and says why if it cannot. */
export function StatusDialog({ record, step, isOpen, close, onChanged, onMovedOn }: Props) {
  const t = useTranslations('projects')
  const toast = useToast()
  const queries = useQueryClient()
  const [gaps, setGaps] = useState<string[]>([])
  const { id, rowVersion } = record
  const { next, label } = step
  const leave = () => {
    setGaps([])
    close()
  }
  const onRefused = ({ body }: ApiProblem) => {
    if (body.code === 'project-incomplete') setGaps(body.errors.map(({ path }) => path))
    else if (body.status === 409) {
      void queries.invalidateQueries().then(onMovedOn)
      leave()
    } else return false
    return true
  }
  return (
    <FormModal title={label} isOpen={isOpen} onClose={leave}>
      <Form
        contract={projects.changeStatus}
        values={{ id, rowVersion, status: next, reason: '' }}
        onRefused={onRefused}
        onDone={(answer) => {
          onChanged({ from: rowVersion, to: answer.rowVersion ?? rowVersion })
          toast.done(t('statusChanged', { status: t(`statuses.${next}`) }))
          leave()
        }}
      >
        {gaps.length > 0 && <Incomplete gaps={gaps} />}
        <Text>{t(`statusTexts.${next as 'Active'}`)}</Text>
        <TextAreaField<InputOf<typeof projects.changeStatus>>
          name="reason"
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={1000}
        />
        <FormActions
          label={label}
          isDestructive={next === 'Cancelled'}
          onCancel={leave}
          cancelLabel={t('doNothing')}
        />
      </Form>
    </FormModal>
  )
}

function Incomplete({ gaps }: { gaps: string[] }) {
  const t = useTranslations('projects')
  const namesOf = useFieldNames()
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle />}
      title={t('incompleteTitle')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Text size="sm">{t('incompleteText')}</Text>
      <List size="sm">
        {namesOf(gaps).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
