'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import { resultsOfRefusal, type Judged } from '@/components/training-approvals/decisions'
import { useToast } from '@/components/ui/toast'
import type { AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import {
  trainingEnrollments,
  type AttendanceRecord,
  type AttendanceResults,
} from '@/lib/domain/training/training-enrollments/contract'
import { ApiProblem, callApi } from '@/lib/platform/browser/client'
import { nameIn } from '@/lib/platform/i18n/names'

/** Every command but `correct`, which asks for more. */
export type PlainCommand = Exclude<AttendanceCommand, 'correct'>

/** What came of a command that was given for one or many people. */
export type CommandOutcome = {
  command: AttendanceCommand
  done: string[]
  refused: { id: string; name: string; text: string }[]
}

const give = (command: PlainCommand, ids: string[]): Promise<AttendanceResults> =>
  command === 'cancel'
    ? callApi(trainingEnrollments.cancel, { ids })
    : callApi(trainingApprovals[command], { ids })

/** Gives a command for rows of a roster and keeps what came of it for each of them. */
export function useAttendanceCommand(rows: readonly AttendanceRecord[]) {
  const locale = useLocale()
  const toast = useToast()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<CommandOutcome | null>(null)
  const nameOf = ({ person: { nameTh, nameEn } }: AttendanceRecord) =>
    nameIn(locale, { nameTh, nameEn })
  const nameById = (id: string) => {
    const row = rows.find((known) => known.id === id)
    return row ? nameOf(row) : id
  }
  const mutation = useMutation({
    mutationFn: ({ command, ids }: { command: PlainCommand; ids: string[] }) => give(command, ids),
    onSuccess: ({ results }, { command }) => {
      const refused = results.filter((result) => result.outcome === 'refused')
      setOutcome({
        command,
        done: results.filter((result) => result.outcome === 'done').map(({ id }) => id),
        refused: refused.map(({ id, text = '' }) => ({ id, name: nameById(id), text })),
      })
    },
    onError: (problem, { command, ids }) => {
      // Where nothing was done at all, each one's reason stands in the refusal.
      const results = problem instanceof ApiProblem && resultsOfRefusal(problem.body, ids)
      if (!results) return toast.failed(problem)
      const refused = results.map(({ id, text = '' }) => ({ id, name: nameById(id), text }))
      setOutcome({ command, done: [], refused })
    },
    // Whoever was refused has an older page before them.
    onSettled: () => queries.invalidateQueries(),
  })
  return {
    nameOf,
    outcome,
    forget: () => setOutcome(null),
    /** What came of a correction, which has a dialog of its own. */
    tell: (judged: readonly Judged[]) =>
      setOutcome({
        command: 'correct',
        done: judged.flatMap(({ row, status }) => (status ? [row.id] : [])),
        refused: judged.flatMap(({ row, refusal }) =>
          refusal ? [{ id: row.id, name: nameOf(row), text: refusal }] : [],
        ),
      }),
    pending: mutation.isPending ? mutation.variables : null,
    run: (command: PlainCommand, ids: string[]) => mutation.mutate({ command, ids }),
  }
}

export type AttendanceCommander = ReturnType<typeof useAttendanceCommand>
