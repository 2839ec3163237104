'use client'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { gate } from '@/lib/domain/gate/gate/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

type Action = InputOf<typeof gate.record>['actions'][number]
export type Passer = Pick<Action, 'personId' | 'guest' | 'shownVerdict'>

/** Records one coming in or going out, and says how it went. */
export function usePassage(gateId: string) {
  const t = useTranslations('gate')
  const toast = useToast()
  const command = useCommand(gate.record)
  const send = async (kind: 'In' | 'Out', passer: Passer, name: string) => {
    const at = new Date().toISOString()
    const action = { ...passer, actionId: crypto.randomUUID(), kind, gateId, at }
    try {
      const { results } = await command.mutateAsync({ deviceNow: at, actions: [action] })
      const [answer] = results
      if (answer?.outcome === 'done') toast.done(t(`done.${kind}`, { name }))
      else toast.failed(`${name}: ${answer?.text ?? ''}`)
      return answer?.outcome === 'done'
    } catch (refusal) {
      toast.failed(refusal)
      return false
    }
  }
  return { send, isSending: command.isPending }
}
