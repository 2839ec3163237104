'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { callApi, type ApiProblem } from '@/lib/platform/browser/client'
import { useIdentityConfirmation } from '@/lib/platform/browser/confirm-identity'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { useConfirm } from './confirm'
import { useToast } from './toast'
import { useRefusalToast } from './use-refusal-toast'
import { useWayOn } from './use-way-on'

type Subject<C extends Contract> = {
  input: InputOf<C>
  name: string
  /** The consequence of removing. */
  text: string
  /** Where to go when the current page is that of the removed record. */
  leaveTo?: Route
}

/** Asks, removes, and reports the result as a toast. Resolves to whether the record was removed. */
export function useRemoval<C extends Contract>(contract: C) {
  const t = useTranslations('common')
  const confirm = useConfirm()
  const toast = useToast()
  const tellRefusal = useRefusalToast()
  const wayOn = useWayOn()
  const queries = useQueryClient()
  const confirmed = useIdentityConfirmation()
  // Not `useCommand`, which reads everything again: the page of the removed record would ask for it once more.
  const command = useMutation<unknown, ApiProblem, InputOf<C>>({
    mutationFn: (input) => confirmed(() => callApi(contract, input)),
  })
  return async ({ input, name, text, leaveTo }: Subject<C>): Promise<boolean> => {
    const question = { title: t('removeTitle', { name }), text, confirmLabel: t('remove') }
    if (!(await confirm({ ...question, isDestructive: true }))) return false
    try {
      await command.mutateAsync(input)
      if (leaveTo) wayOn.replace(leaveTo)
      await queries.invalidateQueries({ refetchType: leaveTo ? 'none' : 'active' })
      toast.done(t('removedNamed', { name }))
      return true
    } catch (refusal) {
      tellRefusal(refusal)
      return false
    }
  }
}
