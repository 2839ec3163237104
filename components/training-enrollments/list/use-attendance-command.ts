'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import type { DecisionResult } from '@/components/training-approvals/decisions'
import { useToast } from '@/components/ui/toast'
import { resultsOfRefusal } from '@/components/workflow/many'
import type { AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import {
  trainingEnrollments,
  type AttendanceRecord,
  type AttendanceResults,
} from '@/lib/domain/training/training-enrollments/contract'
import { ApiProblem, callApi } from '@/lib/platform/browser/client'
import { nameIn } from '@/lib/platform/i18n/names'

/** Every command except `correct`, which has a dialog. */
export type PlainCommand = Exclude<AttendanceCommand, 'correct'>

/** The outcome of a command for one or several rows. */
export type CommandOutcome = {
  command: AttendanceCommand
  done: string[]
  refused: { id: string; name: string; text: string }[]
}

const send = (command: PlainCommand, ids: string[]): Promise<AttendanceResults> =>
  command === 'cancel'
    ? callApi(trainingEnrollments.cancel, { ids })
    : callApi(trainingApprovals[command], { ids })

/** Sends a command for rows of a roster and keeps the outcome of each row. */
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
    mutationFn: ({ command, ids }: { command: PlainCommand; ids: string[] }) => send(command, ids),
    // A refusal means that the shown rows are outdated.
    onSettled: () => queries.invalidateQueries(),
  })
  const show = (command: PlainCommand, results: AttendanceResults['results']) =>
    setOutcome({
      command,
      done: results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id),
      refused: results
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ id, text = '' }) => ({ id, name: nameById(id), text })),
    })
  return {
    nameOf,
    nameById,
    outcome,
    /** That of another command may have taken its place. */
    forget: (told: CommandOutcome) => setOutcome((now) => (now === told ? null : now)),
    /** Shows the outcome of a correction, which is sent by its own dialog. */
    tell: (results: readonly DecisionResult[]) =>
      setOutcome({
        command: 'correct',
        done: results.flatMap(({ row, status }) => (status ? [row.id] : [])),
        refused: results.flatMap(({ row, refusal }) =>
          refusal ? [{ id: row.id, name: nameOf(row), text: refusal }] : [],
        ),
      }),
    pending: mutation.isPending ? mutation.variables : null,
    /** Resolves to whether it was done for any of them. */
    run: async (command: PlainCommand, ids: string[]): Promise<boolean> => {
      try {
        const { results } = await mutation.mutateAsync({ command, ids })
        show(command, results)
        return true
      } catch (problem) {
        // When every row is refused, the problem has the reason of each.
        const results = problem instanceof ApiProblem && resultsOfRefusal(problem.body, ids)
        if (results) show(command, results)
        else toast.failed(problem)
        return false
      }
    },
  }
}

export type AttendanceCommander = ReturnType<typeof useAttendanceCommand>
