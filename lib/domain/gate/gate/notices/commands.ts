import { readGateNames } from '@/lib/domain/gate/gates/queries'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { readPersonSubjects } from '@/lib/domain/people/persons/queries'
import { readUsersWithRole } from '@/lib/domain/people/users/names/queries'
import { readDateStyle } from '@/lib/domain/site/settings/queries'
import { config } from '@/lib/platform/config/config'
import type { GateContext } from '@/lib/platform/http/context'
import type { Draft } from '../events/rules'
import { enteredLetter, type Entered } from './present'

/** In milliseconds: by then somebody has looked at it, or the person has gone home. */
const USEFUL_FOR = 2 * 86_400_000

/** Tells the Safety Officers in one mail who came in though not allowed to, without a network. */
export async function mailEntered(context: GateContext, drafts: readonly Draft[]): Promise<void> {
  const found = drafts.filter(({ conflicts }) => conflicts.includes('entered-while-refused'))
  const [first] = found
  if (!first) return
  const { db, sql, now } = context
  const letter = { entered: await readEntered(context, found), style: await readDateStyle(db) }
  for (const { id: userId, email, person } of await readUsersWithRole(db, 'SafetyOfficer'))
    await queueMail(
      { db, sql },
      {
        ...enteredLetter(person, letter),
        kind: 'Gate',
        userId,
        toAddress: email ?? '',
        page: new URL('/on-site', config().appUrl).href,
        dedupeKey: `entered-while-refused ${first.id} ${userId}`,
        usefulUntil: new Date(now.getTime() + USEFUL_FOR),
      },
    )
}

async function readEntered({ db }: GateContext, drafts: readonly Draft[]): Promise<Entered[]> {
  const idsOf = (ids: (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]
  const people = await readPersonSubjects(db, idsOf(drafts.map(({ personId }) => personId)))
  const gates = await readGateNames(db, idsOf(drafts.map(({ gateId }) => gateId)))
  return drafts.flatMap(({ personId, gateId, at, reasonCodes }) => {
    const person = people.find(({ id }) => id === personId)
    const gate = gates.find(({ id }) => id === gateId)
    return person && gate ? [{ person, gate, at: new Date(at), reasonCodes }] : []
  })
}
