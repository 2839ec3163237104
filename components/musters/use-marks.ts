'use client'
import { useLocalStorage } from '@mantine/hooks'
import { use, useEffect } from 'react'
import { InputOwner } from '@/components/form/input-owner'
import { useToast } from '@/components/ui/toast'
import { musters, type MusterPerson } from '@/lib/domain/gate/musters/contract'
import { MOST_MARKS, type MusterStatus } from '@/lib/domain/gate/musters/rules'
import { ApiProblem } from '@/lib/platform/browser/client'
import { MINUTE } from '@/lib/platform/dates/durations'
import { newId } from '@/lib/platform/browser/new-id'
import { unsentKey } from '@/lib/platform/browser/unsent'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'
import type { PendingMark } from './shown-people'

type Marks = InputOf<typeof musters.mark>['marks']

/** In milliseconds: how long after a failure everything unsent is sent again. */
const RETRY = 3_000
/** In milliseconds: as long, where the user lacks the role. */
const RETRY_REFUSED = MINUTE

/**
 * The server has understood the marks and will never take them; anything else may go better later, as once the user has the
 * role again or somebody else has signed out.
 */
const isFinal = (refusal: unknown) =>
  refusal instanceof ApiProblem &&
  refusal.body.status >= 400 &&
  refusal.body.status < 500 &&
  ![401, 403, 408, 429].includes(refusal.body.status)

/**
 * Marks people at once on this screen. Each mark is kept in the browser until the server has answered it, so that no
 * bad network and no closed page loses one; sent twice it counts once. On a shared phone they wait for who made them.
 */
export function useMarks(musterId: string) {
  const userId = use(InputOwner)
  const [pending, setPending] = useLocalStorage<PendingMark[]>({
    key: unsentKey(userId ?? '', `muster-marks ${musterId}`),
    defaultValue: [],
  })
  const [point, setPoint] = useLocalStorage({ key: 'muster-point', defaultValue: '' })
  const toast = useToast()
  const { mutate, isPending, isError, error } = useCommand(musters.mark)
  const refusal = error?.body.status === 403 ? error.body.detail : null

  useEffect(() => {
    if (pending.length === 0 || isPending) return
    const sent = pending.slice(0, MOST_MARKS)
    const ids = new Set(sent.map(({ actionId }) => actionId))
    const forget = () =>
      setPending((current) => current.filter(({ actionId }) => !ids.has(actionId)))
    const send = () => {
      const marks: Marks = sent.map(({ key: _key, seenAt: _seenAt, ...mark }) => mark)
      mutate(
        { musterId, deviceNow: new Date().toISOString(), marks },
        {
          onSuccess: ({ results }) => {
            forget()
            for (const { outcome, text } of results) if (outcome === 'refused') toast.failed(text)
          },
          onError: (refusal) => {
            if (!isFinal(refusal)) return
            forget()
            toast.failed(refusal)
          },
        },
      )
    }
    const pause = refusal ? RETRY_REFUSED : RETRY
    const timer = setTimeout(send, isError ? pause : 0)
    return () => clearTimeout(timer)
  }, [pending, isPending, isError, refusal, musterId, mutate, setPending, toast])

  const mark = ({ key, person, guest, decided }: MusterPerson, status: MusterStatus) =>
    setPending((current) => [
      ...current,
      {
        key,
        ...(decided ? { seenAt: decided.at } : {}),
        actionId: newId(),
        ...(person ? { personId: person.id } : {}),
        ...(guest ? { guest: { name: guest.name, company: guest.company } } : {}),
        status,
        point: point.trim() || null,
        at: new Date().toISOString(),
      },
    ])
  return { pending, mark, point, setPoint, isStuck: isError && pending.length > 0, refusal }
}
