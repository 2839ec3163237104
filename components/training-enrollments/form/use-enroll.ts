'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import {
  trainingEnrollments,
  type CandidateRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import { ApiProblem, callApi } from '@/lib/platform/browser/client'
import type { OutputOf } from '@/lib/platform/contract/contract'

type Results = OutputOf<typeof trainingEnrollments.enroll>['results']
export type Refusal = { personId: string; text: string }
type Input = {
  people: readonly CandidateRecord[]
  partial: boolean
  /** `wait`: those whom only a seat is missing join the queue. */
  ifFull?: 'wait'
}

/**
 * Enrols all people or nobody. After a refusal the reader sees who was refused and why, and may enrol the others
 * (`partial`); then the outcome of each person is listed.
 */
export function useEnroll(sessionId: string, { onEnrolled }: { onEnrolled: () => void }) {
  const t = useTranslations('trainingEnrollments')
  const toast = useToast()
  const queries = useQueryClient()
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [results, setResults] = useState<Results | null>(null)
  const forget = () => {
    setRefusals([])
    setResults(null)
  }
  const mutation = useMutation({
    mutationFn: ({ people, partial, ifFull }: Input) =>
      callApi(trainingEnrollments.enroll, {
        sessionId,
        personIds: people.map(({ id }) => id),
        partial,
        ifFull,
      }),
    onSuccess: ({ results: rows }, { partial }) => {
      setRefusals([])
      if (partial) return setResults(rows)
      toast.done(t('enrolled', { count: rows.length }))
      onEnrolled()
    },
    onError: (problem, { people }) => {
      if (problem instanceof ApiProblem && problem.body.code === 'enrollment-refused')
        setRefusals(refusalsOf(problem, people))
      else toast.failed(problem)
    },
    onSettled: () => queries.invalidateQueries(),
  })
  return { refusals, results, forget, isPending: mutation.isPending, enroll: mutation.mutate }
}

export type Enrolling = ReturnType<typeof useEnroll>

/** Errors name people by their index in the input: `personIds.3`. */
const refusalsOf = ({ body }: ApiProblem, people: Input['people']): Refusal[] =>
  body.errors.flatMap(({ path, message }) => {
    const person = people[Number(path.split('.')[1])]
    return person ? [{ personId: person.id, text: message }] : []
  })
