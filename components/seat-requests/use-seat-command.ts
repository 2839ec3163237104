'use client'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { useIsLeft } from '@/components/ui/use-is-left'
import type { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'

type NamingContract = (typeof seatRequests)['book' | 'accept' | 'name']
type Words = { done: string; close: () => void }

/**
 * Closes after success, unless people were left out: then the reader sees whom, and why. Whoever has left by then learns of
 * it and of a refusal as a toast.
 */
export function useSeatCommand<C extends NamingContract>(contract: C, { done, close }: Words) {
  const toast = useToast()
  const mutation = useCommand<NamingContract>(contract)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const isLeft = useIsLeft()
  const tell = (leftOut: readonly string[]) => {
    toast.done(done)
    if (leftOut.length === 0) close()
    else if (isLeft()) toast.failed(leftOut.join(' · '))
    else setSkipped(leftOut)
  }
  const run = (input: InputOf<C>) => {
    setProblem(null)
    void mutation.mutateAsync(input).then(
      (answer) => tell(answer.skipped.map(({ text }) => text)),
      (refusal: ApiProblem) => (isLeft() ? toast.failed(refusal) : setProblem(refusal)),
    )
  }
  return { run, problem, skipped, isPending: mutation.isPending }
}

export type SeatCommand = Pick<ReturnType<typeof useSeatCommand>, 'problem' | 'skipped'>
