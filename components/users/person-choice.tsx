'use client'
import { Fieldset, Stack } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioField } from '@/components/form/choice-field'
import { LookupField } from '@/components/form/lookup-field'
import { SelectField } from '@/components/form/select-field'
import {
  PersonDetailFields,
  PersonNameFields,
  PersonWorkFields,
} from '@/components/persons/person-fields'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { lookupIn } from '@/components/ui/lookup'
import { users, type UserTemplate } from '@/lib/domain/people/users/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

type Source = 'new' | 'existing'
const useSource = () => useWatch({ name: 'source' }) as Source

type Lookups = UserTemplate['lookups']

/** A new user is a new person, or one who is already registered. */
export function PersonChoice({ template: { lookups } }: { template: UserTemplate }) {
  const t = useTranslations('users')
  const source = useSource()
  useClearOtherChoice(source)
  const options = (['new', 'existing'] as const).map((value) => ({
    value,
    label: t(`${value}Person`),
  }))
  return (
    <>
      <Fieldset legend={t('personLegend')}>
        <Stack gap="sm">
          <RadioField name="source" label={t('personChoice')} options={options} />
          {source === 'existing' && <PickedPerson lookups={lookups} />}
        </Stack>
      </Fieldset>
      {source === 'new' && <PersonNameFields prefix="person." />}
    </>
  )
}

/** Readers who do not manage workers say the company of a new person only. */
export function NewPersonDetails({ template: { person } }: { template: UserTemplate }) {
  if (useSource() !== 'new') return null
  return person.can.saveDetails ? (
    <PersonDetailFields prefix="person." />
  ) : (
    <PersonWorkFields prefix="person." withResponsibleUser={false} />
  )
}

/** Clears the fields of the other choice, so that they are neither sent nor checked. */
function useClearOtherChoice(source: Source) {
  const { setValue, getValues } = useFormContext()
  useEffect(() => {
    if (source === 'existing') setValue('person', null)
    else setValue('PersonId', null)
    if (source === 'new' && getValues('person') === null) setValue('person', {})
  }, [source, setValue, getValues])
}

function PickedPerson({ lookups: { employers } }: { lookups: Lookups }) {
  const t = useTranslations('users')
  const locale = useLocale()
  const nameOf = ({ nameTh, nameEn }: { nameTh: string; nameEn: string | null }) =>
    nameIn(locale, { nameTh, nameEn })
  const employerName = useEmployerName()
  const picked = useWatch({ name: 'PersonId' }) as string | null
  const person = useApi(
    users.searchPersons,
    { ids: [picked ?? ''], page: 1, pageSize: 1 },
    { enabled: Boolean(picked) },
  ).data?.rows[0]
  const sort = columnIn(locale, 'firstName')
  return (
    <>
      <LookupField
        name="PersonId"
        label={t('pickPerson')}
        description={t('pickPersonHint')}
        lookup={lookupIn(users.searchPersons, nameOf, { sort })}
        required
      />
      {person && !person.employerId && (
        <SelectField
          name="employerId"
          label={t('pickEmployer')}
          description={t('pickEmployerHint')}
          options={employers.map((each) => ({ value: each.id, label: employerName(each) }))}
        />
      )}
    </>
  )
}
