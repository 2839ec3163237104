'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@/lib/platform/browser/client'
import { useToast } from './toast'

/** Somebody else was first: what is on screen is older than the refusal. */
const isOutdated = (refusal: unknown) =>
  refusal instanceof ApiProblem &&
  (refusal.body.status === 409 || refusal.body.code === 'record-not-found')

/** Shows a refusal as a toast, and reads what is on screen again where it is outdated. */
export function useRefusalToast(): (refusal: unknown) => void {
  const toast = useToast()
  const queries = useQueryClient()
  return (refusal) => {
    toast.failed(refusal)
    if (isOutdated(refusal)) void queries.invalidateQueries()
  }
}
