'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { callApi, type ApiProblem } from '@/lib/platform/browser/client'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { useConfirm } from './confirm'
import { useToast } from './toast'

type Subject<C extends Contract> = {
  input: InputOf<C>
  name: string
  /** What removing means. */
  text: string
  /** Where to go from the page of a record that is no more. */
  leaveTo?: Route
}

/** Asks, removes, and says how it went; a refusal is shown in the server's words. */
export function useRemoval<C extends Contract>(contract: C) {
  const t = useTranslations('common')
  const confirm = useConfirm()
  const toast = useToast()
  const router = useRouter()
  const queries = useQueryClient()
  // Not `useCommand`: the page of what was just removed must not ask for it again.
  const command = useMutation<unknown, ApiProblem, InputOf<C>>({
    mutationFn: (input) => callApi(contract, input),
  })
  return async ({ input, name, text, leaveTo }: Subject<C>): Promise<void> => {
    const question = { title: t('removeTitle', { name }), text, confirmLabel: t('remove') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    try {
      await command.mutateAsync(input)
      if (leaveTo) router.replace(leaveTo)
      await queries.invalidateQueries({ refetchType: leaveTo ? 'none' : 'active' })
      toast.done(t('removedNamed', { name }))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
}
