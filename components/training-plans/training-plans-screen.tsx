'use client'
import { Text } from '@mantine/core'
import { IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { useActiveFilter } from '@/components/settings/active'
import { ListView } from '@/components/table/list-view'
import { useRecordActions } from '@/components/table/use-record-actions'
import { useLocalList } from '@/components/table/use-local-list'
import { AddButton } from '@/components/ui/add-button'
import {
  trainingPlans,
  type TrainingPlanRecord,
} from '@/lib/domain/training/training-plans/contract'
import { useDateStyle } from '@/components/ui/date-style'
import { formatDay } from '@/lib/platform/dates/format'
import { textIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { planSearch } from './plan-search'
import { usePlanColumns } from './plan-columns'
import { useMissingWeek } from './use-missing-week'

const PlanDrawer = dynamic(() =>
  fetchPart(() => import('./plan-drawer')).then((part) => part.PlanDrawer),
)
const GenerateDialog = dynamic(() =>
  fetchPart(() => import('./generate-dialog')).then((part) => part.GenerateDialog),
)
const RemoveSessionsDialog = dynamic(() =>
  fetchPart(() => import('./remove-sessions-dialog')).then((part) => part.RemoveSessionsDialog),
)

export function TrainingPlansScreen() {
  const t = useTranslations('trainingPlans')
  const locale = useLocale()
  const style = useDateStyle()
  const week = useMissingWeek()
  const list = useLocalList(trainingPlans.search, planSearch)
  const drawer = useDrawer<TrainingPlanRecord>()
  const generating = useDrawer<TrainingPlanRecord>()
  const removing = useDrawer<TrainingPlanRecord>()
  const nameOf = ({ name, nickname }: TrainingPlanRecord) => textIn(locale, nickname, name)
  const actionsOf = useRecordActions(trainingPlans.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('removeText'),
  })
  const generate = (plan: TrainingPlanRecord) => ({
    label: t('generate.action'),
    icon: <IconCalendarPlus size={16} />,
    onClick: () => generating.open(plan),
  })
  const removeSessions = (plan: TrainingPlanRecord) => ({
    label: t('removeSessions.action'),
    icon: <IconCalendarMinus size={16} />,
    onClick: () => removing.open(plan),
  })
  const addButton = <AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>
  return (
    <>
      <PageHeader title={t('title')} hint={t('description')} actions={addButton} />
      <ListView
        list={list}
        what={t('what')}
        columns={usePlanColumns()}
        filters={[useActiveFilter()]}
        hasNoKeyword
        emptyAction={addButton}
        lead={
          week && (
            <Text role="status">{t('generate.forWeek', { day: formatDay(style, week) })}</Text>
          )
        }
        nameOf={nameOf}
        onOpen={drawer.open}
        actionsOf={(plan) => [
          generate(plan),
          ...(plan.sessionCount > 0 ? [removeSessions(plan)] : []),
          ...actionsOf(plan),
        ]}
      />
      {drawer.wasOpened && <PlanDrawer {...drawer} />}
      {generating.row && (
        <GenerateDialog
          key={generating.row.id}
          {...generating}
          plan={generating.row}
          name={nameOf(generating.row)}
        />
      )}
      {removing.row && (
        <RemoveSessionsDialog
          key={removing.row.id}
          {...removing}
          plan={removing.row}
          name={nameOf(removing.row)}
        />
      )}
    </>
  )
}
