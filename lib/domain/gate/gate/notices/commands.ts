import { readGateNames } from '@/lib/domain/gate/gates/queries'
import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import type { Db } from '@/lib/platform/db/database'
import { notifyAll, type Teller } from '@/lib/platform/notices/notify'
import type { Draft } from '../events/rules'
import { newsOfEntries, type Entry } from './rules'

/** Tells the Safety Officers of those who came in though they may not. */
export async function notifyOfRefusedEntries(
  { db, sql, actor, now }: Teller & { db: Db },
  drafts: readonly Pick<Draft, 'id' | 'at' | 'gateId' | 'personId' | 'conflicts'>[],
  timeZone: string,
): Promise<void> {
  const entered = drafts.flatMap(({ id, at, gateId, personId, conflicts }) =>
    gateId && personId && conflicts.includes('entered-while-refused')
      ? [{ id, at, gateId, personId }]
      : [],
  )
  if (entered.length === 0) return
  const gateIds = [...new Set(entered.map(({ gateId }) => gateId))]
  const gates = await readGateNames(db, gateIds)
  const personIds = [...new Set(entered.map(({ personId }) => personId))]
  const people = new Map((await readPersonSubjects(db, personIds)).map((each) => [each.id, each]))
  const officers = await readUserIdsWithRoles(db, ['SafetyOfficer'])
  const news = gates.flatMap((gate) => {
    const entries = entered
      .filter(({ gateId }) => gateId === gate.id)
      .map(({ id, at, personId }): Entry => ({ id, at, gate, person: people.get(personId)! }))
    return newsOfEntries(entries, officers, timeZone)
  })
  await notifyAll({ sql, actor, now }, 'gate.enteredWhileRefused', news)
}
