'use client'
import { ActionIcon, Select, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useFieldArray, useWatch } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import type { PermitWorker } from '@/lib/domain/work-permits/contract'
import type { StepProps } from './permit-form'
import type { PermitValues } from './permit-form-values'
import { useNames } from './use-names'
import { WorkerLine } from './worker-line'
import classes from './worker-line.module.css'

/** Who does the work; of each, whether their training counts. */
export function WhoFields({ lookups, record }: StepProps) {
  const t = useTranslations('workPermits')
  const { fields, append, remove } = useFieldArray<PermitValues, 'workers'>({ name: 'workers' })
  const known = [
    ...(lookups?.workers ?? []),
    ...(record?.workers ?? []).map(({ person }) => person),
  ]
  const rest = (lookups?.workers ?? []).filter(({ id }) =>
    fields.every(({ personId }) => personId !== id),
  )
  return (
    <>
      <AddWorker people={rest} onAdd={(personId) => append({ personId, duty: '' })} />
      {fields.length === 0 && <Text c="dimmed">{t('form.noWorkers')}</Text>}
      <ul className={classes.list} aria-label={t('workers')}>
        {fields.map(({ id, personId }, index) => (
          <WorkerRow
            key={id}
            index={index}
            person={known.find((person) => person.id === personId)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
    </>
  )
}

type AddProps = { people: PermitWorker[]; onAdd: (personId: string) => void }

function AddWorker({ people, onAdd }: AddProps) {
  const t = useTranslations()
  const nameOf = useNames()
  const contractorId = useWatch<PermitValues>({ name: 'contractorId' })
  if (!contractorId) return <Text c="dimmed">{t('workPermits.form.noContractor')}</Text>
  return (
    <Select
      label={t('workPermits.form.addWorker')}
      description={t('workPermits.form.addWorkerHint')}
      placeholder={t('form.choose')}
      searchable
      value={null}
      data={people.map((person) => ({
        value: person.id,
        label: `${nameOf(person)} · ${t(`persons.statuses.${person.TrainingStatus}`)}`,
      }))}
      nothingFoundMessage={t(
        people.length > 0 ? 'form.nothingFound' : 'workPermits.form.nobodyLeft',
      )}
      onChange={(personId) => personId && onAdd(personId)}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

type RowProps = { index: number; person: PermitWorker | undefined; onRemove: () => void }

function WorkerRow({ index, person, onRemove }: RowProps) {
  const t = useTranslations('workPermits.form')
  const name = useNames()(person ?? { nameTh: '–', nameEn: null })
  return (
    <li className={classes.item}>
      {person && <WorkerLine person={person} />}
      <TextField name={`workers.${index}.duty`} label={t('dutyOf', { name })} maxLength={200} />
      <ActionIcon
        variant="default"
        size="lg"
        c="red.8"
        className={classes.remove}
        aria-label={t('removeWorker', { name })}
        onClick={onRemove}
      >
        <IconX size={18} />
      </ActionIcon>
    </li>
  )
}
