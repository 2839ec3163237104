'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import type { Filter } from '@/components/table/filter'
import { ListTable } from '@/components/table/list-table'
import { lookupIn } from '@/components/ui/lookup'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { credentialStatuses, standings } from '@/lib/domain/eligibility/credentials/standing/rules'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'
import { useCredentialColumns } from './list/credential-columns'
import { useCredentialDrawers } from './use-credential-drawers'

/** `isOneEmployer`: the reader sees one company only and needs no filter by company. */
export function CredentialList({ isOneEmployer }: { isOneEmployer: boolean }) {
  const t = useTranslations('credentials')
  const holderName = useEmployerName()
  const { holder, type, expiresOn, status } = useCredentialColumns()
  const { open, drawers } = useCredentialDrawers()
  return (
    <>
      <ListTable
        contract={credentials.search}
        what={t('what')}
        columns={[holder, type, expiresOn, status]}
        filters={useCredentialFilters(isOneEmployer)}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        nameOf={(row) => holderName(row.person ?? row.employer ?? row.type)}
        onOpen={open}
      />
      {drawers}
    </>
  )
}

function useCredentialFilters(isOneEmployer: boolean): Filter[] {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const companies = useEmployerLookup()
  const types = lookupIn(credentialTypes.search, (type) => nameIn(locale, type), {
    sort: columnIn(locale, 'name'),
  })
  return [
    {
      name: 'status',
      label: t('status'),
      options: credentialStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'standing',
      label: t('standing'),
      options: standings.map((value) => ({ value, label: t(`standings.${value}`) })),
    },
    { name: 'typeId', label: t('type'), lookup: types },
    ...(isOneEmployer ? [] : [{ name: 'employerId', label: t('company'), lookup: companies }]),
  ]
}
