'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { SelectionBar } from '@/components/table/selection-bar'
import type { Selection } from '@/components/table/use-selection'
import { buttonLooks } from '@/components/workflow/button-looks'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { decisionsFor, lookOf, type Decision } from './decisions'

type Props = {
  selection: Selection<AttendanceRecord>
  onDecide: (decision: Decision, rows: AttendanceRecord[]) => void
}

/** One button for each decision, with the number of selected rows that allow it. */
export function DecisionBar({ selection, onDecide }: Props) {
  const t = useTranslations('trainingApprovals')
  return (
    <SelectionBar selection={selection}>
      {decisionsFor(selection.rows).map((group) => (
        <Button
          key={group.decision}
          {...buttonLooks[lookOf(group.decision)]}
          disabled={group.rows.length > MOST_AT_ONCE}
          onClick={() => onDecide(group.decision, group.rows)}
        >
          {t('withCount', {
            command: t(`commands.${group.decision}.label`),
            count: group.rows.length,
          })}
        </Button>
      ))}
    </SelectionBar>
  )
}
