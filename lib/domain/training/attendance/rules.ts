/**
 * ผลการอบรมของบุคคล: ดูจากผลครั้งล่าสุด / A person's training status.
 * A Passed or Failed result changes it, and the end of its validity; a no-show does not.
 * Source: docs/interface.md#persons.
 */
import type { trainingStatuses } from '@/lib/domain/people/persons/contract'
import { addMonths, type Day } from '@/lib/platform/dates/day'
import type { resultStatuses } from './workflow'

export type TrainingResult = {
  status: (typeof resultStatuses)[number]
  /** The session's date. */
  date: Day
  /** The session's start, HH:MM. */
  startTime: string
  resultAt: Date
  validityMonths: number
}

export type Training = {
  trainingStatus: (typeof trainingStatuses)[number]
  /** Inclusive; also of a training that has expired. */
  trainingValidUntil: Day | null
}

/** The result of the latest session counts; of two that start at the same time, the later result. */
export function trainingOf(results: readonly TrainingResult[], today: Day): Training {
  const [latest] = results.toSorted(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      b.startTime.localeCompare(a.startTime) ||
      b.resultAt.getTime() - a.resultAt.getTime(),
  )
  if (!latest) return { trainingStatus: 'NotTrained', trainingValidUntil: null }
  if (latest.status === 'Failed') return { trainingStatus: 'Failed', trainingValidUntil: null }
  const trainingValidUntil = addMonths(latest.date, latest.validityMonths)
  return {
    trainingStatus: trainingValidUntil < today ? 'Expired' : 'Passed',
    trainingValidUntil,
  }
}
