'use client'
import { Alert, Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { DayInput } from '@/components/form/day-input'
import { LookupSelect } from '@/components/ui/lookup-select'
import { Select } from '@/components/ui/select'
import { merged, type Filled, type SendRow } from './send-rows'
import { useHolderLookups, useTypeOptions } from './use-holder-lookups'

type CommonProps = { value: Filled; onChange: (next: Filled) => void }

/** Type and days of all files that have none of their own. */
export function CommonFields({ value, onChange }: CommonProps) {
  const t = useTranslations('credentials.sending')
  const { options } = useTypeOptions()
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('commonHint')}
      </Text>
      <TypeSelect
        options={options}
        value={value.typeId}
        onChange={(typeId) => onChange({ ...value, typeId })}
      />
      <Days value={value} onChange={(days) => onChange({ ...value, ...days })} />
    </Stack>
  )
}

type RowProps = {
  row: SendRow
  common: Filled
  ownEmployerId: string | null
  onChange: (changes: Partial<Filled>) => void
  onRemove: () => void
}

export function RowFields({ row, common, ownEmployerId, onChange, onRemove }: RowProps) {
  const t = useTranslations('credentials')
  const { types, options } = useTypeOptions()
  const { people, companies } = useHolderLookups()
  const shown = merged(row, common)
  const type = types.find(({ id }) => id === shown.typeId)
  const isOfCompany = type?.subject === 'Employer'
  useHolder(row, { isOfCompany, ownEmployerId, onChange })
  return (
    <Stack gap="sm">
      {row.refusal && (
        <Alert color="red" role="alert">
          {row.refusal}
        </Alert>
      )}
      <TypeSelect
        options={options}
        value={shown.typeId}
        onChange={(typeId) => onChange({ typeId })}
      />
      {isOfCompany ? (
        <LookupSelect
          label={t('company')}
          lookup={companies}
          value={row.employerId}
          onChange={(employerId) => onChange({ employerId, personId: null })}
          disabled={ownEmployerId !== null}
          required
        />
      ) : (
        <LookupSelect
          label={t('person')}
          lookup={people}
          value={row.personId}
          onChange={(personId) => onChange({ personId, employerId: null })}
          required
        />
      )}
      <Days value={shown} onChange={onChange} />
      <TextInput
        label={t('number')}
        value={row.number}
        maxLength={100}
        required={type?.needsNumber}
        onChange={({ currentTarget }) => onChange({ number: currentTarget.value })}
      />
      <Button size="xs" variant="subtle" color="red" onClick={onRemove} w="fit-content">
        {t('sending.remove')}
      </Button>
    </Stack>
  )
}

type Holder = Pick<RowProps, 'ownEmployerId' | 'onChange'> & { isOfCompany: boolean }

/** A document of a company is of the one company of a Contractor; one of a person is of no company. */
function useHolder(row: SendRow, { isOfCompany, ownEmployerId, onChange }: Holder) {
  const wanted = isOfCompany ? (row.employerId ?? ownEmployerId) : null
  useEffect(() => {
    if (wanted !== row.employerId) onChange({ employerId: wanted })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onChange` is new at each render
  }, [wanted, row.employerId])
}

type TypeProps = {
  options: { value: string; label: string }[]
  value: string | null
  onChange: (typeId: string | null) => void
}

function TypeSelect({ options, value, onChange }: TypeProps) {
  const t = useTranslations()
  return (
    <Select
      label={t('credentials.type')}
      data={options}
      value={value}
      onChange={onChange}
      searchable
      allowDeselect={false}
      placeholder={t('form.choose')}
      nothingFoundMessage={t('form.nothingFound')}
      comboboxProps={{ shadow: 'md' }}
      required
    />
  )
}

type DaysProps = {
  value: Pick<Filled, 'issuedOn' | 'expiresOn'>
  onChange: (days: Partial<Filled>) => void
}

function Days({ value, onChange }: DaysProps) {
  const t = useTranslations('credentials')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DayInput
        label={t('issuedOn')}
        value={value.issuedOn}
        onChange={(issuedOn) => onChange({ issuedOn })}
        required
      />
      <DayInput
        label={t('expiresOn')}
        value={value.expiresOn}
        onChange={(expiresOn) => onChange({ expiresOn })}
      />
    </SimpleGrid>
  )
}
