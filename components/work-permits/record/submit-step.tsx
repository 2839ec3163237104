'use client'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { ActionBar } from '@/components/form/action-bar'
import { FormActions } from '@/components/form/form-actions'
import { PermitFacts } from './permit-facts'
import { ReadinessPanel } from './readiness-panel'
import { usePermitCommands } from './use-permit-commands'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import classes from '@/components/work-permits/form/step-body.module.css'

type Props = {
  permit: PermitRecord
  showField: (path: string) => void
  onBack: () => void
}

/** What is missing, what was filled in, and the submission. */
export function SubmitStep(props: Props) {
  const t = useTranslations('workPermits')
  const { isDirty } = useFormState()
  if (!isDirty) return <Submission {...props} />
  return (
    <>
      <Text className={classes.body}>{t('form.saveFirst')}</Text>
      <FormActions onCancel={props.onBack} cancelLabel={t('form.back')} />
    </>
  )
}

function Submission({ permit, showField, onBack }: Props) {
  const t = useTranslations('workPermits')
  const missing = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  const conflict = useConflict()
  const { data } = useApi(workPermits.readiness, { id: permit.id })
  const toFix = data?.gaps.filter(({ effect }) => effect === 'Refuse').length ?? 0
  const lead = () => {
    const firstFix = missing.current?.querySelector<HTMLElement>('ul:first-of-type :is(a, button)')
    // What others have to fix has no link.
    const place = firstFix ?? missing.current
    place?.focus()
  }
  const notYet = toFix > 0 ? { reasonId, lead } : undefined
  const commands = usePermitCommands(permit, { conflict, notYet })
  const offered = commands.offered.filter((command) => command === 'submit')
  return (
    <>
      <ConflictAlert conflict={conflict}>{t('conflict')}</ConflictAlert>
      <div ref={missing} tabIndex={-1}>
        <ReadinessPanel permit={permit} showField={showField} />
      </div>
      <PermitFacts permit={permit} />
      <ActionBar
        aside={
          toFix > 0 && (
            <Text id={reasonId} size="sm">
              {t('readiness.gaps', { count: toFix })}
            </Text>
          )
        }
      >
        <Button variant="default" onClick={onBack}>
          {t('form.back')}
        </Button>
        <CommandButtons commands={{ ...commands, offered }} />
      </ActionBar>
    </>
  )
}
