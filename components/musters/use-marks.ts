'use client'
import { useLocalStorage } from '@mantine/hooks'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { InputOwner } from '@/components/form/input-owner'
import { useToast } from '@/components/ui/toast'
import { musters, type Muster, type MusterPerson } from '@/lib/domain/gate/musters/contract'
import { MOST_MARKS, type MusterStatus } from '@/lib/domain/gate/musters/rules'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { MINUTE } from '@/lib/platform/dates/durations'
import { newId } from '@/lib/platform/browser/new-id'
import { unsentKey } from '@/lib/platform/browser/unsent'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useNameOf } from './person-card'
import type { PendingMark } from './shown-people'

type Marks = InputOf<typeof musters.mark>['marks']

/** In milliseconds: how long after it was sent in vain everything unsent is sent again. */
const RETRY = 3_000
/** In milliseconds: as long, where the user lacks the role. */
const RETRY_REFUSED = MINUTE

/**
 * The server has understood the marks and will never take them; anything else may go better later, as once the user has the
 * role again, somebody else has signed out, or an earlier call with them has ended.
 */
const isFinal = (refusal: ApiProblem) => refusal.body.status === 400

/**
 * Marks people at once on this screen. Each mark is kept in the browser until the server has answered it, so that no
 * bad network and no closed page loses one; sent twice it counts once. On a shared phone they wait for who made them.
 */
export function useMarks({ id: musterId, people }: Pick<Muster, 'id' | 'people'>, ahead: number) {
  const userId = use(InputOwner)
  const [pending, setPending] = useLocalStorage<PendingMark[]>({
    key: unsentKey(userId ?? '', `muster-marks ${musterId}`),
    defaultValue: [],
  })
  const [point, setPoint] = useLocalStorage({ key: 'muster-point', defaultValue: '' })
  const toast = useToast()
  const { mutate, isPending, isError, error, submittedAt } = useCommand(musters.mark)
  const refusal = error?.body.status === 403 ? error.body.detail : null
  const nameOf = useNameOf()
  /** One of several was refused: which of them, each by itself will tell. */
  const isOneByOne = useRef(false)

  const tell = useEffectEvent(({ key, guest }: PendingMark, text: string) => {
    const who = people.find((person) => person.key === key)
    toast.failed(`${who ? nameOf(who) : (guest?.name ?? '–')}: ${text}`)
  })

  useEffect(() => {
    if (pending.length === 0) isOneByOne.current = false
    if (pending.length === 0 || isPending) return
    const sent = pending.slice(0, isOneByOne.current ? 1 : MOST_MARKS)
    const ids = new Set(sent.map(({ actionId }) => actionId))
    const forget = () =>
      setPending((current) => current.filter(({ actionId }) => !ids.has(actionId)))
    const send = () => {
      const marks: Marks = sent.map(({ key: _key, saidAt: _saidAt, ...mark }) => mark)
      mutate(
        { musterId, deviceNow: new Date().toISOString(), marks },
        {
          onSuccess: ({ results }) => {
            forget()
            for (const { actionId, outcome, text = '' } of results)
              if (outcome === 'refused')
                tell(sent.find((mark) => mark.actionId === actionId)!, text)
          },
          onError: (refusal) => {
            if (!isFinal(refusal)) return
            const [mark, ...others] = sent as [PendingMark, ...PendingMark[]]
            isOneByOne.current = others.length > 0
            if (isOneByOne.current) return
            forget()
            tell(mark, refusal.body.detail)
          },
        },
      )
    }
    const pause = refusal ? RETRY_REFUSED : RETRY
    // Whoever goes on marking does not put it off.
    const wait = isError ? Math.min(pause, submittedAt + pause - Date.now()) : 0
    const timer = setTimeout(send, wait)
    return () => clearTimeout(timer)
  }, [pending, isPending, isError, submittedAt, refusal, musterId, mutate, setPending])

  const mark = ({ key, person, guest, decided }: MusterPerson, status: MusterStatus) => {
    const now = Date.now()
    const said = Math.max(now + ahead, decided ? Date.parse(decided.at) : 0)
    setPending((current) => [
      ...current,
      {
        key,
        saidAt: new Date(said).toISOString(),
        actionId: newId(),
        ...(person ? { personId: person.id } : {}),
        ...(guest ? { guest: { name: guest.name, company: guest.company } } : {}),
        status,
        point: point.trim() || null,
        at: new Date(now).toISOString(),
      },
    ])
  }
  return { pending, mark, point, setPoint, isStuck: isError && pending.length > 0, refusal }
}
