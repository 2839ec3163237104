'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RadioField } from '@/components/form/choice-field'
import { LookupField } from '@/components/form/lookup-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { RolesField } from '@/components/users/roles-field'
import {
  accountStatuses,
  NAME_LENGTH,
  serviceAccounts,
  type ServiceAccountRecord,
} from '@/lib/domain/people/service-accounts/contract'
import type { Role } from '@/lib/platform/access/policies'
import { serviceRoles } from '@/lib/platform/access/scopes'
import { callApi } from '@/lib/platform/browser/client'

const blank = { name: '', roles: [], employerId: null, status: 'Active' }

export function AccountDrawer({ row, isOpen, close }: DrawerOf<ServiceAccountRecord>) {
  const t = useTranslations('integration')
  return (
    <RecordFormDrawer
      title={t(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={serviceAccounts.save}
      values={row ?? blank}
      reload={row ? () => callApi(serviceAccounts.get, { id: row.id }) : undefined}
    >
      <TextField
        name="name"
        label={t('name')}
        description={t('nameHint')}
        required
        maxLength={NAME_LENGTH}
      />
      <RolesField name="roles" assignable={serviceRoles} description={t('rolesHint')} />
      <CompanyField employer={row?.employer ?? null} />
      <RadioField
        name="status"
        label={t('status')}
        options={accountStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
    </RecordFormDrawer>
  )
}

/** Only a Contractor has a company. */
function CompanyField({ employer }: Pick<ServiceAccountRecord, 'employer'>) {
  const t = useTranslations('integration')
  const employerName = useEmployerName()
  const companies = useEmployerLookup({ kind: 'Contractor' })
  const roles = useWatch<{ roles: Role[] }, 'roles'>({ name: 'roles' })
  if (!roles.includes('Contractor')) return null
  return (
    <LookupField
      name="employerId"
      label={t('company')}
      required
      lookup={companies}
      known={employer && { id: employer.id, label: employerName(employer) }}
    />
  )
}
