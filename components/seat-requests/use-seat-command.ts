'use client'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import type { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'

type NamingContract = (typeof seatRequests)['book' | 'accept' | 'name']
type Words = { done: string; close: () => void }

/** Closes after success, unless people were left out: then the reader sees whom, and why. */
export function useSeatCommand<C extends NamingContract>(contract: C, { done, close }: Words) {
  const toast = useToast()
  const mutation = useCommand<NamingContract>(contract)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const run = (input: InputOf<C>) => {
    setProblem(null)
    mutation.mutate(input, {
      onSuccess: (answer) => {
        toast.done(done)
        if (answer.skipped.length === 0) return close()
        setSkipped(answer.skipped.map(({ text }) => text))
      },
      onError: setProblem,
    })
  }
  return { run, problem, skipped, isPending: mutation.isPending }
}

export type SeatCommand = Pick<ReturnType<typeof useSeatCommand>, 'problem' | 'skipped'>
