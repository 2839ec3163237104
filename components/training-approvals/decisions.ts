import {
  attendanceCommands,
  attendanceWorkflow,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import type { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type {
  AttendanceRecord,
  AttendanceResults,
} from '@/lib/domain/training/training-enrollments/contract'
import type { Look } from '@/lib/platform/workflow/look'

export type Decision = Exclude<keyof typeof trainingApprovals, 'search' | 'exportXlsx'>

/** The commands of reviewers, in the order of the workflow. */
const decisions = attendanceCommands.filter((command): command is Decision =>
  attendanceWorkflow.isOpenTo(command, ['training-review']),
)

/** In the queue confirming is the main step, and a no-show is marked as adverse. */
const looks: Partial<Record<Decision, Look>> = { confirm: 'leading', markNoShow: 'adverse' }
export const lookOf = (decision: Decision): Look =>
  looks[decision] ?? attendanceWorkflow.of(decision).look

/** The decisions that the server offers on a row. */
export const decisionsOn = ({ can }: AttendanceRecord): Decision[] =>
  decisions.filter((decision) => can.commands.includes(decision))

/** The decisions that at least one row allows, each with those rows. */
export const decisionsFor = (rows: AttendanceRecord[]) =>
  decisions
    .map((decision) => ({
      decision,
      rows: rows.filter((row) => decisionsOn(row).includes(decision)),
    }))
    .filter((group) => group.rows.length > 0)

type Results = AttendanceResults['results']

export type DecisionResult = { row: AttendanceRecord; status?: AttendanceStatus; refusal?: string }

/** The outcome of each row, in the order of the rows. */
export const decisionResults = (rows: AttendanceRecord[], results: Results): DecisionResult[] =>
  rows.map((row) => {
    const result = results.find(({ id }) => id === row.id)
    return result?.outcome === 'done' && result.status
      ? { row, status: result.status }
      : { row, refusal: result?.text ?? '–' }
  })
