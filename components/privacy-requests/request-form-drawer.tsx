'use client'
import { useLocale, useTranslations } from 'next-intl'
import { DayField } from '@/components/form/day-field'
import { LookupField } from '@/components/form/lookup-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { lookupIn } from '@/components/ui/lookup'
import { useToday } from '@/components/ui/use-today'
import {
  privacyRequests,
  type PrivacyRequestRecord,
} from '@/lib/domain/people/privacy-requests/contract'
import { privacyRequestKinds } from '@/lib/domain/people/privacy-requests/rules'
import { callApi } from '@/lib/platform/browser/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

type Input = InputOf<typeof privacyRequests.save>
type Props = Omit<DrawerOf<PrivacyRequestRecord>, 'row'> & {
  /** Missing for a new one. */
  row: PrivacyRequestRecord | null
  /** Whose a new one is, where that is known. */
  personId?: string
}

export function RequestFormDrawer({ row, isOpen, close, personId }: Props) {
  const t = useTranslations('privacyRequests')
  const locale = useLocale()
  const today = useToday()
  const kinds = privacyRequestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const people = lookupIn(
    privacyRequests.searchPersons,
    ({ code, isRemoved, ...person }) =>
      [`${nameIn(locale, person)}, ${code}`, ...(isRemoved ? [t('removed')] : [])].join(' · '),
    { sort: columnIn(locale, 'firstName') },
  )
  const blank = {
    personId: personId ?? null,
    kind: null,
    receivedAt: today,
    details: '',
  }
  return (
    <RecordFormDrawer
      title={t(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={privacyRequests.save}
      values={row ?? blank}
      reload={row ? () => callApi(privacyRequests.get, { id: row.id }) : undefined}
    >
      {!row && !personId && (
        <LookupField<Input, never>
          name="personId"
          label={t('person')}
          description={t('personHint')}
          lookup={people}
          required
        />
      )}
      <SelectField<Input> name="kind" label={t('kind')} options={kinds} required />
      <DayField<Input> name="receivedAt" label={t('receivedAt')} required />
      <TextAreaField<Input>
        name="details"
        label={t('details')}
        description={t('detailsHint')}
        maxLength={2000}
      />
    </RecordFormDrawer>
  )
}
