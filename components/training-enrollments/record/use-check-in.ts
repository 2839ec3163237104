'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import {
  isIdentifierOf,
  parsePersonIdentifier,
  type PersonIdentifier,
} from '@/lib/domain/people/persons/rules'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import {
  trainingEnrollments,
  type AttendanceRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { ApiProblem, callApi } from '@/lib/platform/browser/client'
import { nameIn } from '@/lib/platform/i18n/names'
import { rosterInput } from '@/components/training-enrollments/list/roster-input'

/** The outcome of one code; `row` is its person, if on the roster. */
export type CheckInOutcome = {
  key: number
  tone: 'good' | 'warning' | 'bad'
  text: string
  row?: AttendanceRecord
  /** The check-in can still be undone here. */
  canUndo?: boolean
}

/** Number of outcomes shown. */
const MAX_OUTCOMES = 4

/** Checks in the person of a typed or scanned code; codes may follow each other fast. */
export function useCheckIn(sessionId: string) {
  const t = useTranslations('trainingEnrollments')
  const locale = useLocale()
  const queries = useQueryClient()
  const { checkInOnce, subjectOf } = useOneCheckIn(sessionId)
  const [log, setLog] = useState<CheckInOutcome[]>([])
  const count = useRef(0)

  const add = (entry: CheckInOutcome) => {
    setLog((before) => [entry, ...before].slice(0, MAX_OUTCOMES))
    void queries.invalidateQueries()
  }
  const checkIn = async (text: string): Promise<CheckInOutcome> => {
    const key = ++count.current
    const outcome = await checkInOnce(text)
      // On a conflict (somebody else was first, or the card was scanned twice) checks again with fresh rows.
      .catch((error: unknown) => {
        if (error instanceof ApiProblem && error.body.status === 409) return checkInOnce(text)
        throw error
      })
      .catch(refusedBecause(subjectOf(text)))
    const entry = { ...outcome, key }
    add(entry)
    return entry
  }

  const undo = async (row: AttendanceRecord): Promise<void> => {
    const name = nameIn(locale, row.person)
    const undone = () => {
      setLog((before) =>
        before.map((entry) => (entry.row?.id === row.id ? { ...entry, canUndo: false } : entry)),
      )
      return { tone: 'warning' as const, text: t('checkInUndone', { name }) }
    }
    const outcome = await callApi(trainingApprovals.undoCheckIn, { ids: [row.id] }).then(
      undone,
      refusedBecause(name),
    )
    add({ ...outcome, row, key: ++count.current })
  }
  return { log, checkIn, undo }
}

/** Checks in the person of one code, and says what came of it. */
function useOneCheckIn(sessionId: string) {
  const t = useTranslations()
  const locale = useLocale()
  const dates = useDateStyle()

  const subjectOf = (text: string): string => {
    const mark = parsePersonIdentifier(text)
    return mark && 'code' in mark ? mark.code : t('trainingEnrollments.thisPerson')
  }
  const notCheckedIn = (row: AttendanceRecord): Omit<CheckInOutcome, 'key'> => {
    const name = nameIn(locale, row.person)
    if (row.status === 'Attended' && row.checkedInAt) {
      const when = formatInstant(dates, row.checkedInAt)
      return {
        tone: 'warning',
        row,
        text: t('trainingEnrollments.alreadyCheckedIn', { name, when }),
      }
    }
    const status = t(`training.statuses.${row.status}`)
    return { tone: 'bad', row, text: t('trainingEnrollments.cannotCheckIn', { name, status }) }
  }
  const checkInOnce = async (text: string): Promise<Omit<CheckInOutcome, 'key'>> => {
    const mark = parsePersonIdentifier(text)
    if (!mark) return { tone: 'bad', text: t('trainingEnrollments.unreadable', { text }) }
    // Reads the roster again: the one on screen may be some seconds old.
    const { rows } = await callApi(trainingEnrollments.search, rosterInput(sessionId))
    const row = rowOf(rows, mark)
    if (!row)
      return {
        tone: 'bad',
        text: t('trainingEnrollments.notEnrolled', { code: subjectOf(text) }),
      }
    if (!row.can.commands.includes('checkIn')) return notCheckedIn(row)
    await callApi(trainingApprovals.checkIn, { ids: [row.id] })
    const name = nameIn(locale, row.person)
    return { tone: 'good', row, canUndo: true, text: t('trainingEnrollments.checkedIn', { name }) }
  }
  return { checkInOnce, subjectOf }
}

const refusedBecause = (subject: string) => (error: unknown) => {
  if (!(error instanceof ApiProblem)) throw error
  return { tone: 'bad' as const, text: `${subject}: ${error.body.detail}` }
}

/** Of several rows of one person the one that can be checked in, else the latest. */
function rowOf(rows: AttendanceRecord[], mark: PersonIdentifier): AttendanceRecord | undefined {
  const own = rows
    .filter(({ person }) => isIdentifierOf(mark, person))
    .toSorted((one, other) => other.enrolledAt.localeCompare(one.enrolledAt))
  return own.find(({ can }) => can.commands.includes('checkIn')) ?? own[0]
}
