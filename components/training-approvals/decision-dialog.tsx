'use client'
import { Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { CommandDialog } from '@/components/workflow/command-dialog'
import type { Commands } from '@/components/workflow/commands'
import { resultsOfRefusal } from '@/components/workflow/many'
import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type {
  AttendanceRecord,
  AttendanceResults,
} from '@/lib/domain/training/training-enrollments/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './approvals.module.css'
import { decisionResults, lookOf, type Decision, type DecisionResult } from './decisions'
import { EarlyWarning } from './early-warning'

/** Further names are only counted. */
const MAX_NAMES = 8

export type DecisionRequest = {
  decision: Decision
  rows: AttendanceRecord[]
  /** Number of selected rows that do not allow the decision. */
  others: number
}
type Props = {
  request: DecisionRequest
  isOpen: boolean
  close: () => void
  onDecided: (results: DecisionResult[]) => void
}

export function DecisionDialog({ request: { decision, rows, others }, ...props }: Props) {
  const { isOpen, close, onDecided } = props
  const t = useTranslations('trainingApprovals')
  const queries = useQueryClient()
  const ids = rows.map(({ id }) => id)
  const isCorrection = decision === 'correct'
  const label = t(isCorrection ? 'reason' : 'note')
  const consequence = <Consequence decision={decision} rows={rows} others={others} />
  const correction = isCorrection && <Correction rows={rows} />
  const commands: Commands<Decision, AttendanceResults> = {
    offered: [decision],
    of: () => ({ ...attendanceWorkflow.of(decision), look: lookOf(decision) }),
    contractOf: () => trainingApprovals[decision],
    inputOf: () => ({ ids, to: isCorrection ? null : undefined }),
    wordsOf: () => ({
      title: t(`commands.${decision}.title`, { count: rows.length }),
      label: t(`commands.${decision}.label`),
      text: consequence,
    }),
    fieldsOf: () => correction,
    reason: {
      name: isCorrection ? 'reason' : 'note',
      labels: { needed: label, optional: label },
      maxLength: 500,
    },
    onRefused: ({ body }) => {
      const results = resultsOfRefusal(body, ids)
      if (!results) return false
      // Somebody else has decided first: the rows are read again.
      void queries.invalidateQueries()
      close()
      onDecided(decisionResults(rows, results))
      return true
    },
    onDone: ({ results }) => onDecided(decisionResults(rows, results)),
  }
  return <CommandDialog commands={commands} command={decision} isOpen={isOpen} close={close} />
}

function Consequence({ decision, rows, others }: DecisionRequest) {
  const t = useTranslations('trainingApprovals')
  return (
    <Stack gap="xs">
      <EarlyWarning command={decision} rows={rows} />
      <Text>{t(`commands.${decision}.text`)}</Text>
      <Names rows={rows} />
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {t('notAllowed', { count: others })}
        </Text>
      )}
    </Stack>
  )
}

function Names({ rows }: { rows: AttendanceRecord[] }) {
  const t = useTranslations('trainingApprovals')
  const locale = useLocale()
  return (
    <div>
      <ul className={classes.names} aria-label={t('people')}>
        {rows.slice(0, MAX_NAMES).map(({ id, person }) => (
          <li key={id}>{nameIn(locale, person)}</li>
        ))}
      </ul>
      {rows.length > MAX_NAMES && (
        <Text size="sm" c="dimmed">
          {t('andMore', { count: rows.length - MAX_NAMES })}
        </Text>
      )}
    </div>
  )
}

function Correction({ rows }: { rows: AttendanceRecord[] }) {
  const t = useTranslations('trainingApprovals')
  const statuses = useTranslations('training.statuses')
  const options = attendanceWorkflow
    .targets('correct')
    .filter((to) => rows.some(({ status }) => status !== to))
  return (
    <RadioField
      name="to"
      label={t('to')}
      options={options.map((value) => ({ value, label: statuses(value) }))}
      required
    />
  )
}
