'use client'
import { useLocale, useTranslations } from 'next-intl'
import { RelatedRecords } from '@/components/record/related-records'
import { TwoNames } from '@/components/ui/two-names'
import { users } from '@/lib/domain/people/users/contract'
import { route } from '@/lib/platform/access/route'
import { nameIn } from '@/lib/platform/i18n/names'
import { usersOf } from './employer-inputs'

export function EmployerUsers({ employerId }: { employerId: string }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <RelatedRecords
      title={t('users.title')}
      contract={users.searchNames}
      input={usersOf(employerId)}
      columns={[{ key: 'name', header: t('persons.name'), cell: nameCell }]}
      empty={t('employers.noUsers')}
      nameOf={(user) => nameIn(locale, user)}
      hrefOf={({ id }) => route(`/users/${id}`)}
    />
  )
}

const nameCell = ({ nameTh, nameEn }: { nameTh: string; nameEn: string | null }) => (
  <TwoNames th={nameTh} en={nameEn} />
)
