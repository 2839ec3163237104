import { v7 as newId } from 'uuid'
import { lockIdentified } from '@/lib/domain/people/persons/identity/commands'
import { record } from '@/lib/platform/audit/audit'
import { requireUser } from '@/lib/platform/http/people-only'
import type { GateContext } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { gate } from '../contract'
import { appendEvents, readPast } from '../events/commands'
import type { Draft } from '../events/rules'

/** A fact of its own, which no rule refuses: people answer for what they say happened. */
export async function correctPassage(
  context: GateContext,
  { personId, kind, at, reason }: CheckedInputOf<typeof gate.correct>,
): Promise<Result> {
  const { sql, now } = context
  const { userId } = requireUser(context.actor)
  if (Date.parse(at) > now.getTime()) throw new Problem('instant-in-future', { field: 'at' })
  const [person] = await lockIdentified(sql, [{ id: personId }])
  if (!person)
    throw new Problem('record-not-found', { values: { id: personId }, field: 'personId' })
  if (person.isAnonymised) throw new Problem('person-anonymised', { field: 'personId' })
  const draft: Draft = {
    id: newId(),
    kind,
    personId,
    scanned: null,
    guest: null,
    employerId: person.employerId,
    gateId: null,
    isInner: false,
    workspaceAreaId: null,
    deviceId: null,
    actorUserId: userId,
    at: Date.parse(at),
    receivedAt: now.getTime(),
    isOffline: false,
    listVersion: null,
    shownVerdict: null,
    verdict: null,
    reasonCodes: [],
    rulesRevision: null,
    overrideId: null,
    reason,
    contentHash: '',
    conflicts: [],
    refusal: null,
  }
  await appendEvents(sql, [draft], await readPast(sql, [draft]))
  await record(context, 'gate.corrected', { type: 'person', id: personId }, { kind, at, reason })
  return done({ id: draft.id })
}
