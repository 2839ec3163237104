'use client'
import { useState, type ReactNode } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import {
  trainingEnrollments,
  type CandidateRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import { useApi } from '@/lib/platform/browser/use-api'

type Props = {
  sessionId: string
  personIds: readonly string[]
  children: (people: readonly CandidateRecord[]) => ReactNode
}

/** Reads the people for whom a seat is looked for; what follows starts with them. */
export function AskedFor({ sessionId, personIds, children }: Props) {
  // The address forgets them when the drawer closes, while it is still seen.
  const [ids] = useState(personIds)
  const input = { sessionId, ids: [...ids], page: 1, pageSize: Math.max(1, ids.length) }
  const answer = useApi(trainingEnrollments.candidates, input, { enabled: ids.length > 0 })
  if (ids.length === 0) return children([])
  if (answer.error && !answer.data)
    return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  return children(answer.data.rows)
}
