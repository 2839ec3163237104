'use client'
import { SimpleGrid } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { LookupField } from '@/components/form/lookup-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { reloadOf } from '@/components/form/reload-of'
import { TextAreaField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToday } from '@/components/ui/use-today'
import { credentialSubjects } from '@/lib/domain/eligibility/credential-types/contract'
import { bars, type BarRecord } from '@/lib/domain/eligibility/bars/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useHolderLookups } from '../send/use-holder-lookups'

type Input = InputOf<typeof bars.save>

export function BarDrawer({ row, isOpen, close }: DrawerOf<BarRecord>) {
  const t = useTranslations('credentials.bars')
  const fromDate = useToday()
  return (
    <RecordFormDrawer
      title={t(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={bars.save}
      values={row ?? { subject: 'Person', fromDate, untilDate: null, reason: '' }}
      reload={reloadOf(bars.search, row)}
    >
      {!row && <Holder />}
      <TextAreaField<Input> name="reason" label={t('reason')} required maxLength={500} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField<Input> name="fromDate" label={t('fromDate')} required />
        <DayField<Input> name="untilDate" label={t('untilDate')} description={t('untilHint')} />
      </SimpleGrid>
    </RecordFormDrawer>
  )
}

/** A person or a company; the other one is emptied. */
function Holder() {
  const t = useTranslations('credentials')
  const { people, companies } = useHolderLookups()
  const { setValue } = useFormContext()
  const subject = useWatch({ name: 'subject' }) as string
  return (
    <>
      <RadioField
        name="subject"
        label={t('bars.who')}
        options={credentialSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
      />
      {subject === 'Employer' ? (
        <LookupField<Input, never>
          name="employerId"
          label={t('company')}
          lookup={companies}
          onChoose={() => setValue('personId', null)}
          required
        />
      ) : (
        <LookupField<Input, never>
          name="personId"
          label={t('person')}
          lookup={people}
          onChoose={() => setValue('employerId', null)}
          required
        />
      )}
    </>
  )
}
