'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useToast } from '@/components/ui/toast'
import { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import type { ManyResults } from '@/lib/platform/contract/many'
import { resultsOfRefusal } from './many'
import { ManyOutcome, type Refused } from './many-outcome'

type ManyContract = Contract & { output: { _zod: { output: ManyResults } } }
type Sent<C extends Contract, Row> = {
  rows: Row[]
  input: InputOf<C>
  /** What to say where all is done. */
  done: string
}

/** Sends a command for many records, or shows what became of one that a form has sent. What was refused is listed. */
export function useMany<C extends ManyContract, Row extends { id: string }>(
  contract: C,
  nameOf: (row: Row) => string,
) {
  const toast = useToast()
  const queries = useQueryClient()
  const command = useCommand(contract)
  const [outcome, setOutcome] = useState<{ done: number; refused: Refused[]; turn: number } | null>(
    null,
  )
  const show = (rows: Row[], results: ManyResults['results'], done?: string) => {
    const refused = rows.flatMap((row): Refused[] => {
      const result = results.find(({ id }) => id === row.id)
      return result?.outcome === 'refused'
        ? [{ id: row.id, name: nameOf(row), reason: result.text ?? '–' }]
        : []
    })
    const result = { done: rows.length - refused.length, refused }
    setOutcome((last) => (refused.length > 0 ? { ...result, turn: (last?.turn ?? 0) + 1 } : null))
    if (refused.length === 0 && done) toast.done(done)
  }
  /** Whether the problem says of each record why it is refused. */
  const isListed = (rows: Row[], { body }: ApiProblem): boolean => {
    const ids = rows.map(({ id }) => id)
    const results = resultsOfRefusal(body, ids)
    if (!results) return false
    show(rows, results)
    // What is on screen is older than the refusal.
    void queries.invalidateQueries()
    return true
  }
  const send = async ({ rows, input, done }: Sent<C, Row>): Promise<void> => {
    try {
      const { results } = (await command.mutateAsync(input)) as ManyResults
      show(rows, results, done)
    } catch (error) {
      if (!(error instanceof ApiProblem && isListed(rows, error))) toast.failed(error)
    }
  }
  const list: ReactNode = outcome && (
    <ManyOutcome
      key={outcome.turn}
      done={outcome.done}
      refused={outcome.refused}
      onClose={() => setOutcome(null)}
    />
  )
  return { send, show, isListed, isSending: command.isPending, outcome: list }
}
