'use client'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import type { MusterStatus } from '@/lib/domain/gate/musters/rules'
import type { QueuedMark } from '../muster/rules'
import { enqueueMark } from '../store/marks'
import { isFull } from '../store/room'
import { deliver } from '../worker/deliver'
import { askForSync } from '../worker/use-worker'

type MarkProblem = 'no-room' | 'not-kept'

/** Marks people of a roll call, at the assembly point that was typed. */
export function useMarking(musterId: string) {
  const [point, setPoint] = useLocalStorage({ key: 'muster-point', defaultValue: '' })
  const [last, setLast] = useState<MusterPerson | null>(null)
  const [problem, setProblem] = useState<MarkProblem | null>(null)
  const mark = async (who: MusterPerson, status: MusterStatus): Promise<void> => {
    try {
      await enqueueMark(markOf(musterId, who, status, point.trim() || null))
      setProblem(null)
      setLast(status === 'Found' ? who : null)
      void deliver()
      void askForSync()
    } catch (error) {
      setProblem(isFull(error) ? 'no-room' : 'not-kept')
    }
  }
  return { mark, last, point, setPoint, problem }
}

const markOf = (
  musterId: string,
  who: MusterPerson,
  status: MusterStatus,
  point: string | null,
): QueuedMark => ({
  musterId,
  who,
  mark: {
    actionId: crypto.randomUUID(),
    ...(who.person && { personId: who.person.id }),
    ...(who.guest && { guest: { name: who.guest.name, company: who.guest.company } }),
    status,
    point,
    at: new Date().toISOString(),
  },
})
