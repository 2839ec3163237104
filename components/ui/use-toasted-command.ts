'use client'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import { useToast } from './toast'

/** Gives a command and says `done` when it was carried out; a refusal is shown in the server's words. */
export function useToastedCommand<C extends Contract>(contract: C) {
  const toast = useToast()
  const command = useCommand(contract)
  const send = async (input: InputOf<C>, done: string): Promise<void> => {
    try {
      await command.mutateAsync(input)
      toast.done(done)
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  return { send, isSending: command.isPending }
}
