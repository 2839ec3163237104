'use client'
import { Group, SimpleGrid, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { CheckboxField, RadioField } from '@/components/form/choice-field'
import { NumberField } from '@/components/form/number-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { reloadOf } from '@/components/form/reload-of'
import { TextField } from '@/components/form/text-field'
import { useDrawer, type DrawerOf } from '@/components/form/use-drawer'
import { ActiveBadge, useActiveFilter } from '@/components/settings/active'
import type { Column } from '@/components/table/column'
import { ListTable } from '@/components/table/list-table'
import { useRecordActions } from '@/components/table/use-record-actions'
import { AddButton } from '@/components/ui/add-button'
import { TwoNames } from '@/components/ui/two-names'
import {
  credentialSubjects,
  credentialTypes,
  reviewRoles,
  type CredentialTypeRecord,
} from '@/lib/domain/eligibility/credential-types/contract'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'
import { StillAsked } from './still-asked'

export function TypesPanel() {
  const t = useTranslations('credentials.types')
  const locale = useLocale()
  const drawer = useDrawer<CredentialTypeRecord>()
  const nameOf = (type: CredentialTypeRecord) => nameIn(locale, type)
  const actionsOf = useRecordActions(credentialTypes.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('removeText'),
  })
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{t('text')}</Text>
        <AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>
      </Group>
      <ListTable
        contract={credentialTypes.search}
        what={t('what')}
        filters={[useActiveFilter()]}
        nameOf={nameOf}
        onOpen={drawer.open}
        actionsOf={actionsOf}
        columns={useTypeColumns()}
      />
      {drawer.wasOpened && <TypeDrawer {...drawer} />}
    </>
  )
}

function useTypeColumns(): Column<CredentialTypeRecord>[] {
  const t = useTranslations()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('credentials.type'),
      sort: columnIn(locale, 'name'),
      cell: ({ nameTh, nameEn }) => <TwoNames th={nameTh} en={nameEn} />,
    },
    {
      key: 'code',
      isPlain: true,
      isOptional: true,
      header: t('credentials.types.code'),
      sort: 'code',
      cell: ({ code }) => code,
    },
    {
      key: 'subject',
      isPlain: true,
      isOptional: true,
      header: t('credentials.types.subject'),
      cell: ({ subject }) => t(`credentials.subjects.${subject}`),
    },
    {
      key: 'reviewRole',
      isOptional: true,
      header: t('credentials.types.reviewRole'),
      isDetail: true,
      cell: ({ reviewRole }) => t(`roles.${reviewRole}`),
    },
    {
      key: 'isActive',
      isPlain: true,
      header: t('common.status'),
      isShort: true,
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ]
}

const blank = {
  subject: 'Person',
  reviewRole: 'SafetyOfficer',
  needsFile: true,
  warnDays: 30,
  isActive: true,
}

function TypeDrawer({ row, isOpen, close }: DrawerOf<CredentialTypeRecord>) {
  const t = useTranslations()
  const words = useTranslations('credentials.types')
  const isSystem = row?.isSystem ?? false
  return (
    <RecordFormDrawer
      title={words(row ? 'edit' : 'new')}
      isOpen={isOpen}
      close={close}
      contract={credentialTypes.save}
      values={row ?? blank}
      reload={reloadOf(credentialTypes.search, row)}
    >
      {isSystem && <Text c="dimmed">{words('system')}</Text>}
      <TextField name="code" label={words('code')} required maxLength={40} disabled={isSystem} />
      <TextField
        name="nameTh"
        label={words('nameTh')}
        required
        maxLength={200}
        disabled={isSystem}
      />
      <TextField
        name="nameEn"
        label={words('nameEn')}
        required
        maxLength={200}
        lang="en"
        disabled={isSystem}
      />
      {!isSystem && (
        <RadioField
          name="subject"
          label={words('subject')}
          options={credentialSubjects.map((value) => ({
            value,
            label: t(`credentials.subjects.${value}`),
          }))}
          required
        />
      )}
      <RadioField
        name="reviewRole"
        label={words('reviewRole')}
        options={reviewRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          name="validityMonths"
          label={words('validityMonths')}
          description={words('validityHint')}
          min={1}
          max={240}
          unit={words('months')}
        />
        <NumberField
          name="warnDays"
          label={words('warnDays')}
          min={0}
          max={365}
          unit={words('days')}
          required
        />
      </SimpleGrid>
      <CheckboxField name="needsNumber" label={words('needsNumber')} />
      <CheckboxField name="needsExpiry" label={words('needsExpiry')} />
      <CheckboxField name="needsFile" label={words('needsFile')} />
      <CheckboxField name="isSensitive" label={words('isSensitive')} disabled={isSystem} />
      <CheckboxField
        name="isActive"
        label={words('isActive')}
        description={words('isActiveHint')}
      />
      {row?.isActive && <StillAsked typeId={row.id} />}
    </RecordFormDrawer>
  )
}
