'use client'
import { useLocalStorage } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import type { MusterStatus } from '@/lib/domain/gate/musters/rules'
import { factOfMark, factOfPassage, personOf, withFacts, type QueuedMark } from '../marked/rules'
import { deliver } from '../queue/deliver'
import { enqueueMark, readMarks } from '../queue/marks'
import { readQueue } from '../queue/queue'
import type { KeptMuster } from '../store/database'
import { useKept } from '../store/use-kept'
import { askForSync } from '../worker/use-worker'
import { isFull } from '../list/list'

export type MarkProblem = 'no-room' | 'not-kept'

/** The people of a roll call with what this device has not delivered yet, and marking them. */
export function useRollCall({ muster }: KeptMuster, list: GateList | null) {
  const { value: marks = [] } = useKept(readMarks, 'queue')
  const { value: passages = [] } = useKept(readQueue, 'queue')
  const [point, setPoint] = useLocalStorage({ key: 'muster-point', defaultValue: '' })
  const [last, setLast] = useState<MusterPerson | null>(null)
  const [problem, setProblem] = useState<MarkProblem | null>(null)

  const people = useMemo(() => {
    const known = new Map(muster.people.map((person) => [person.key, person]))
    const whoIs = (id: string) => known.get(id) ?? listed(list, id)
    const passed = passages
      .filter(({ action, hasPassed }) => hasPassed && action.at > muster.startedAt)
      .flatMap(({ action }) => factOfPassage(action, whoIs) ?? [])
    const marked = marks
      .filter(({ musterId, isStuck }) => musterId === muster.id && !isStuck)
      .map(factOfMark)
    return withFacts(muster.people, [...passed, ...marked])
  }, [muster, list, marks, passages])

  const mark = async (who: MusterPerson, status: MusterStatus): Promise<void> => {
    try {
      await enqueueMark(markOf(muster.id, who, status, point.trim() || null))
      setProblem(null)
      setLast(status === 'Found' ? who : null)
      void deliver()
      void askForSync()
    } catch (error) {
      setProblem(isFull(error) ? 'no-room' : 'not-kept')
    }
  }
  return { people, mark, last, point, setPoint, problem }
}

const listed = (list: GateList | null, personId: string): MusterPerson | null => {
  const found = list?.people.find(({ id }) => id === personId)
  return list && found ? personOf(list, found) : null
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
