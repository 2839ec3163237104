'use client'
import { SimpleGrid } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { DayField } from '@/components/form/day-field'
import { LookupField } from '@/components/form/lookup-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import {
  credentials,
  MOST_FILES,
  type CredentialRecord,
} from '@/lib/domain/eligibility/credentials/contract'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { callApi } from '@/lib/platform/browser/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { ReturnNote } from '../record/credential-facts'
import { FilesField } from './files-field'
import { useHolderLookups, useTypeOptions } from './use-holder-lookups'

type Input = InputOf<typeof credentials.save>

/** A new one for a holder, one to correct, or one that is to be renewed. */
export type FormStart =
  | { of: CredentialRecord }
  | { personId: string; typeId?: string }
  | { employerId: string }

const isRenewed = ({ status }: CredentialRecord) => status === 'Approved'

/** An approved one is renewed by a new record; an open one is sent again. */
const valuesOf = (start: FormStart): Input => {
  if (!('of' in start)) return { ...start, files: [], issuedOn: '' }
  return isRenewed(start.of) ? valuesOfNext(start.of) : valuesOfOpen(start.of)
}

const valuesOfNext = ({
  typeId,
  personId,
  employerId,
  number,
  issuer,
}: CredentialRecord): Input => ({
  typeId,
  personId,
  employerId,
  number,
  issuer,
  issuedOn: '',
  files: [],
})

const valuesOfOpen = (open: CredentialRecord): Input => {
  const { id, issuedOn, expiresOn, files, rowVersion } = open
  return { ...valuesOfNext(open), id, issuedOn, expiresOn, files, rowVersion }
}

type Props = { start: FormStart; isOpen: boolean; close: () => void }

export function CredentialFormDrawer({ start, isOpen, close }: Props) {
  const t = useTranslations('credentials')
  const of = 'of' in start ? start.of : null
  const sentAgain = of && !isRenewed(of) ? of : null
  const title = of ? t(sentAgain ? 'edit' : 'renew') : t('sendOne')
  return (
    <RecordFormDrawer
      title={title}
      isOpen={isOpen}
      close={close}
      contract={credentials.save}
      values={valuesOf(start)}
      reload={
        sentAgain
          ? () => callApi(credentials.get, { id: sentAgain.id }).then(valuesOfOpen)
          : undefined
      }
    >
      {of && <ReturnNote credential={of} />}
      <CredentialFields of={of} />
    </RecordFormDrawer>
  )
}

function CredentialFields({ of }: { of: CredentialRecord | null }) {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const employerName = useEmployerName()
  const { types, options } = useTypeOptions()
  const { people, companies } = useHolderLookups()
  const { setValue } = useFormContext()
  const [typeId, personId, employerId] = useWatch({ name: ['typeId', 'personId', 'employerId'] })
  const type = types.find(({ id }) => id === typeId)
  const subject = employerId && !personId ? 'Employer' : (type?.subject ?? 'Person')
  const fitting = options.filter(({ value }) => {
    const found = types.find(({ id }) => id === value)
    return !(personId || employerId) || found?.subject === (personId ? 'Person' : 'Employer')
  })
  const clearOther = (name: 'personId' | 'employerId') => setValue(name, null)
  return (
    <>
      <SelectField<Input> name="typeId" label={t('type')} options={fitting} required />
      {subject === 'Person' ? (
        <LookupField<Input, never>
          name="personId"
          label={t('person')}
          lookup={people}
          known={of?.person && { id: of.person.id, label: nameIn(locale, of.person) }}
          onChoose={() => clearOther('employerId')}
          required
        />
      ) : (
        <LookupField<Input, never>
          name="employerId"
          label={t('company')}
          lookup={companies}
          known={of?.employer && { id: of.employer.id, label: employerName(of.employer) }}
          onChoose={() => clearOther('personId')}
          required
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField<Input> name="issuedOn" label={t('issuedOn')} required />
        <DayField<Input> name="expiresOn" label={t('expiresOn')} required={type?.needsExpiry} />
      </SimpleGrid>
      <TextField<Input>
        name="number"
        label={t('number')}
        maxLength={100}
        required={type?.needsNumber}
      />
      <TextField<Input> name="issuer" label={t('issuer')} maxLength={200} />
      <FilesField name="files" label={t('files')} most={MOST_FILES} />
    </>
  )
}
