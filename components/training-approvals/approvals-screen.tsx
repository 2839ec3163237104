'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { ListView } from '@/components/table/list-view'
import { SelectShown } from '@/components/table/select-shown'
import { useList } from '@/components/table/use-list'
import { useSelection } from '@/components/table/use-selection'
import { ExportButtons } from '@/components/ui/export-buttons'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { useApprovalColumns } from './approval-columns'
import { approvalsExport, approvalsInput } from './approvals-input'
import { isDestructive } from '@/lib/platform/workflow/look'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { DecisionBar } from './decision-bar'
import type { DecisionRequest } from './decision-dialog'
import { DecisionOutcome } from './decision-outcome'
import { decisionsOn, lookOf, type Decision, type DecisionResult } from './decisions'
import { useApprovalFilters } from './use-approval-filters'

const DecisionDialog = dynamic(() =>
  fetchPart(() => import('./decision-dialog')).then((part) => part.DecisionDialog),
)

const isDecidable = (row: AttendanceRecord) => decisionsOn(row).length > 0

/** `mayReview`: whether the reader may decide. */
export function ApprovalsScreen({ mayReview }: { mayReview: boolean }) {
  const t = useTranslations('trainingApprovals')
  const locale = useLocale()
  const list = useList(trainingApprovals.search, approvalsInput)
  const shown = list.answer.data?.rows ?? []
  const selection = useSelection(shown, isDecidable, list)
  const dialog = useDrawer<DecisionRequest>()
  const [{ results, turn }, setOutcome] = useState({
    results: null as DecisionResult[] | null,
    turn: 0,
  })
  const show = (next: DecisionResult[] | null) =>
    setOutcome((now) => ({ results: next, turn: now.turn + 1 }))
  const ask = (decision: Decision, rows: AttendanceRecord[], others = 0) =>
    dialog.open({ decision, rows, others })
  const actionsOf = (row: AttendanceRecord) =>
    decisionsOn(row).map((decision) => ({
      label: t(`commands.${decision}.label`),
      isDestructive: isDestructive(lookOf(decision)),
      onClick: () => ask(decision, [row]),
    }))
  const lead = (
    <>
      {results && (
        <DecisionOutcome
          key={turn}
          results={results}
          onShow={(status) => list.change({ status, page: undefined })}
          onClose={() => show(null)}
        />
      )}
      {selection.selectable > 0 && <SelectShown selection={selection} />}
    </>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('description')}
        actions={
          <ExportButtons
            xlsx={{ contract: trainingApprovals.exportXlsx, input: approvalsExport(list.query) }}
          />
        }
      />
      {!mayReview && <Text mb="md">{t('onlyOfficers')}</Text>}
      <ListView
        list={list}
        what={t('what')}
        columns={useApprovalColumns(selection)}
        filters={useApprovalFilters(list.query.get('sessionId'))}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        lead={lead}
        nameOf={({ person }) => nameIn(locale, person)}
        actionsOf={mayReview ? actionsOf : undefined}
      />
      <DecisionBar
        selection={selection}
        onDecide={(decision, rows) => ask(decision, rows, selection.rows.length - rows.length)}
      />
      {dialog.row && (
        <DecisionDialog
          {...dialog}
          request={dialog.row}
          onDecided={(outcome) => {
            show(outcome)
            selection.deselect(outcome.map(({ row }) => row))
          }}
        />
      )}
    </>
  )
}
