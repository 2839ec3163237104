'use client'
import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useFieldOnScreen } from '@/components/form/form-context'
import { MultiSelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { lookupIn } from '@/components/ui/lookup'
import { LookupSelect } from '@/components/ui/lookup-select'
import { dutyCodes, MOST_DUTIES, USUAL_DUTIES } from '@/lib/domain/eligibility/requirements/rules'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { PermitCandidate, PermitWorker } from '@/lib/domain/work/work-permits/lookups/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { AddCrew } from './add-crew'
import type { StepProps } from './step-props'
import type { PermitValues } from './permit-form-values'
import { useNames } from '@/components/work-permits/use-names'
import { WorkerLine } from '@/components/work-permits/worker-line'
import classes from '@/components/work-permits/worker-line.module.css'
import { columnIn } from '@/lib/platform/i18n/names'

export function WhoFields({ record }: StepProps) {
  const t = useTranslations('workPermits')
  const contractorId = useWatch<PermitValues, 'contractorId'>({ name: 'contractorId' })
  const { fields, append, remove } = useFieldArray<PermitValues, 'workers'>({ name: 'workers' })
  const ids = fields.map(({ personId }) => personId)
  const known = (record?.workers ?? []).map(({ person }) => person)
  const added = useAdded(contractorId, without(ids, known))
  const lacksOf = useLacks(record?.id)
  return (
    <>
      {contractorId ? (
        <Fragment key={contractorId}>
          <AddWorker
            contractorId={contractorId}
            permitId={record?.id}
            exceptIds={ids}
            onAdd={(personId) =>
              ids.includes(personId) || append({ personId, duty: '', dutyCodes: USUAL_DUTIES })
            }
          />
          <AddCrew contractorId={contractorId} permitId={record?.id} onAdd={append} />
        </Fragment>
      ) : (
        <Text c="dimmed">{t('form.noContractor')}</Text>
      )}
      {fields.length === 0 && <Text c="dimmed">{t('form.noWorkers')}</Text>}
      <ul className={classes.list} aria-label={t('workers')}>
        {fields.map(({ id, personId }, index) => (
          <WorkerRow
            key={id}
            index={index}
            person={[...known, ...added].find((person) => person.id === personId)}
            lacks={lacksOf(personId)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
    </>
  )
}

/** Of the permit as it was saved last. */
function useLacks(permitId: string | undefined): (personId: string) => string[] {
  const input = { id: permitId ?? '' }
  const { data } = useApi(workPermits.readiness, input, { enabled: permitId !== undefined })
  return (personId) =>
    data?.gaps.flatMap((gap) =>
      gap.personId === personId && gap.effect === 'Refuse' ? [gap.reason ?? gap.text] : [],
    ) ?? []
}

const without = (ids: string[], known: PermitWorker[]) =>
  ids.filter((id) => known.every((person) => person.id !== id))

/** Reads the workers who were added but not saved: their rows are lost when another step is shown. */
function useAdded(contractorId: string | null, ids: string[]): PermitWorker[] {
  const { data } = useApi(
    workPermits.searchWorkers,
    { contractorId, ids },
    { enabled: ids.length > 0, placeholderData: (former) => former },
  )
  return data?.rows ?? []
}

/** Whether somebody may do the work of this permit, and the first thing that speaks against it. */
function verdictIn({ verdict }: PermitCandidate, t: ReturnType<typeof useTranslations<never>>) {
  if (!verdict) return null
  const [reason] = verdict.reasons
  const word = t(`workPermits.form.candidates.${verdict.verdict}`)
  return reason ? `${word}: ${reason.text}` : word
}

/** The work as it is in the form, filled in so far. */
function useWorkCase(
  permitId: string | undefined,
): InputOf<typeof workPermits.searchWorkers>['case'] {
  const [projectId, typeCode, workspaceAreaId, day, startTime, endTime] = useWatch<
    PermitValues,
    ['projectId', 'typeCode', 'workspaceAreaId', 'workDate', 'startTime', 'endTime']
  >({ name: ['projectId', 'typeCode', 'workspaceAreaId', 'workDate', 'startTime', 'endTime'] })
  return {
    permitId,
    typeCode,
    projectId: projectId ?? undefined,
    workspaceAreaId: workspaceAreaId ?? undefined,
    day: day || undefined,
    startTime: startTime || undefined,
    endTime: endTime || undefined,
  }
}

type AddProps = {
  contractorId: string
  permitId?: string
  exceptIds: string[]
  onAdd: (personId: string) => void
}

function AddWorker({ contractorId, permitId, exceptIds, onAdd }: AddProps) {
  const t = useTranslations()
  const nameOf = useNames()
  const label = t('workPermits.form.addWorker')
  const ref = useFieldOnScreen('workers', label)
  const error = useFormState().errors.workers as { message?: string; root?: { message?: string } }
  const lookup = lookupIn(
    workPermits.searchWorkers,
    (person) => [nameOf(person), verdictIn(person, t)].filter(Boolean).join(' · '),
    {
      contractorId,
      exceptIds,
      case: useWorkCase(permitId),
      sort: columnIn(useLocale(), 'firstName'),
    },
  )
  return (
    <LookupSelect
      ref={ref}
      label={label}
      error={error?.root?.message ?? error?.message}
      description={t('workPermits.form.addWorkerHint')}
      lookup={lookup}
      value={null}
      onChange={(personId) => personId && onAdd(personId)}
    />
  )
}

type RowProps = {
  index: number
  person: PermitWorker | undefined
  /** What keeps the person from this work, in words. */
  lacks: string[]
  onRemove: () => void
}

function WorkerRow({ index, person, lacks, onRemove }: RowProps) {
  const t = useTranslations('workPermits.form')
  const duties = useTranslations('eligibility.duties')
  const name = useNames()(person ?? { nameTh: '–', nameEn: null })
  return (
    <li className={classes.item}>
      {person && <WorkerLine person={person} />}
      {lacks.map((text) => (
        <Text key={text} size="sm" c="var(--warning-text)">
          {text}
        </Text>
      ))}
      <MultiSelectField
        name={`workers.${index}.dutyCodes`}
        label={t('dutiesOf', { name })}
        options={dutyCodes.map((code) => ({ value: code, label: duties(code) }))}
        max={MOST_DUTIES}
      />
      <TextField name={`workers.${index}.duty`} label={t('dutyOf', { name })} maxLength={200} />
      <ActionIcon
        variant="default"
        size="lg"
        c="var(--mantine-color-error)"
        className={classes.remove}
        aria-label={t('removeWorker', { name })}
        onClick={onRemove}
      >
        <IconX size={18} />
      </ActionIcon>
    </li>
  )
}
