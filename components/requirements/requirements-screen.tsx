'use client'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import type { RowAction } from '@/components/table/column'
import { ListTable } from '@/components/table/list-table'
import { useRecordActions } from '@/components/table/use-record-actions'
import { AddButton } from '@/components/ui/add-button'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import {
  requirements,
  type RequirementRecord,
} from '@/lib/domain/eligibility/requirements/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useRequirementColumns, useRequirementFilters } from './requirement-columns'
import { TryIt } from './try-it'

const RequirementDrawer = dynamic(() =>
  fetchPart(() => import('./requirement-drawer')).then((part) => part.RequirementDrawer),
)

export function RequirementsScreen() {
  const t = useTranslations('eligibility.requirements')
  const locale = useLocale()
  const drawer = useDrawer<RequirementRecord>()
  const nameOf = (row: RequirementRecord) => nameIn(locale, row)
  const switchOf = useSwitch()
  const changesOf = useRecordActions(requirements.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('removeText'),
  })
  const actionsOf = (row: RequirementRecord) => [
    ...(row.can.save ? [switchOf(row)] : []),
    // What comes with the product is switched, and not edited.
    ...(row.isSystem ? [] : changesOf(row)),
  ]
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={<AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>}
      />
      <TryIt />
      <ListTable
        contract={requirements.search}
        what={t('what')}
        columns={useRequirementColumns()}
        filters={useRequirementFilters()}
        nameOf={nameOf}
        actionsOf={actionsOf}
      />
      {drawer.wasOpened && <RequirementDrawer {...drawer} />}
    </>
  )
}

/** Switches a requirement on or off. */
function useSwitch() {
  const t = useTranslations('eligibility.requirements')
  const { send } = useToastedCommand(requirements.save)
  return ({ id, isActive, rowVersion }: RequirementRecord): RowAction => ({
    label: t(isActive ? 'deactivate' : 'activate'),
    icon: isActive ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />,
    onClick: () =>
      void send({ id, isActive: !isActive, rowVersion }, t(isActive ? 'deactivated' : 'activated')),
  })
}
