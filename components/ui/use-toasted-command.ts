'use client'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import { useToast } from './toast'
import { useRefusalToast } from './use-refusal-toast'

/** Sends a command and shows `done`, or the refusal, as a toast. */
export function useToastedCommand<C extends Contract>(contract: C) {
  const toast = useToast()
  const tellRefusal = useRefusalToast()
  const command = useCommand(contract)
  const send = async (input: InputOf<C>, done: string): Promise<void> => {
    try {
      await command.mutateAsync(input)
      toast.done(done)
    } catch (refusal) {
      tellRefusal(refusal)
    }
  }
  return { send, isSending: command.isPending }
}
