'use client'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useToast } from '@/components/ui/toast'
import { gate } from '@/lib/domain/gate/gate/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { ApiProblem } from '@/lib/platform/browser/client'
import { isLost } from '@/lib/platform/browser/connection'
import { newId } from '@/lib/platform/browser/new-id'
import { useCommand } from '@/lib/platform/browser/use-api'

type Action = InputOf<typeof gate.record>['actions'][number]
type Passer = Pick<Action, 'personId' | 'guest' | 'shownVerdict'>

/**
 * Records that one person or guest comes in, goes out or is not let in, and says how it went; a passing with a conflict is
 * stored, too.
 */
export function usePassage(gateId: string, passer: Passer, name: string) {
  const t = useTranslations('gate')
  const toast = useToast()
  const command = useCommand(gate.record)
  // Sent again as it was until an answer comes: it is the same passing, at the same time.
  const unanswered = useRef<Action | null>(null)
  const actionOf = (kind: Action['kind']): Action => {
    const last = unanswered.current
    if (last?.kind === kind && last.gateId === gateId) return last
    return { ...passer, actionId: newId(), kind, gateId, at: new Date().toISOString() }
  }
  const send = async (kind: Action['kind']) => {
    const action = actionOf(kind)
    unanswered.current = action
    try {
      const input = { deviceNow: new Date().toISOString(), actions: [action] }
      const { results } = await command.mutateAsync(input)
      unanswered.current = null
      const [answer] = results
      if (answer?.outcome === 'done') toast.done(t(`done.${kind}`, { name }))
      else toast.failed(`${name}: ${answer?.text ?? ''}`)
      return answer !== undefined && answer.outcome !== 'refused'
    } catch (refusal) {
      if (!mayHaveArrived(refusal)) unanswered.current = null
      toast.failed(refusal)
      return false
    }
  }
  return { send, isSending: command.isPending }
}

const mayHaveArrived = (refusal: unknown): boolean =>
  refusal instanceof ApiProblem &&
  (isLost(refusal.body) || refusal.body.code === 'request-in-progress')
