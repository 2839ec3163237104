'use client'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { gate, type GateMatch } from '@/lib/domain/gate/gate/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

/** Records one coming in or going out, and says how it went. */
export function usePassage(gateId: string) {
  const t = useTranslations('gate')
  const toast = useToast()
  const command = useCommand(gate.record)
  const send = async (kind: 'In' | 'Out', { id, verdict }: GateMatch, name: string) => {
    const at = new Date().toISOString()
    const action = {
      actionId: crypto.randomUUID(),
      kind,
      personId: id,
      gateId,
      at,
      shownVerdict: verdict.verdict,
    }
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
