import { countDelivered } from '@/lib/domain/gate/gate-devices/commands'
import type { GateRow } from '@/lib/domain/gate/gates/rows'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { lockIdentified } from '@/lib/domain/people/persons/identity/commands'
import { isDevice, isRevoked } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import { dayIn } from '@/lib/platform/dates/day'
import type { Sql } from '@/lib/platform/db/sql'
import type { GateContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Language } from '@/lib/platform/contract/problems'
import { Problem } from '@/lib/platform/contract/problem'
import { messageIn } from '@/lib/platform/i18n/message'
import type { gate } from '../contract'
import { judgeGuests } from '../escorts/queries'
import { appendEvents, lockGuests, readPast, type Stored } from '../events/commands'
import type { Draft } from '../events/rules'
import { notifyOfRefusedEntries } from '../notices/commands'
import { clockOffset, contentHash, withoutNationalId, type Action } from './delivery/rules'
import { draftOf, identifiersOf, isTaken, withVerdict } from './draft/rules'
import { readSurroundings, type Delivered } from './queries'

type Result = OutputOf<typeof gate.record>['results'][number]
type Stage = {
  gates: Map<string, GateRow>
  offset: number
  receivedAt: Date
  timeZone: string
  listHours: number
}

export async function recordActions(
  context: GateContext,
  { deviceNow, ...delivery }: CheckedInputOf<typeof gate.record>,
): Promise<OutputOf<typeof gate.record>> {
  const { sql, now, language, actor } = context
  const actions = delivery.actions.map(withoutNationalId)
  const people = await lockIdentified(sql, identifiersOf(actions))
  const ids = actions.map(({ actionId }) => actionId)
  const { delivered, timeZone, listHours, ...read } = await readSurroundings(sql, ids)
  const gates = new Map(read.gates.map((each) => [each.id, each]))
  const placed = actions.map((action) => ({ ...action, gateId: gateOf(context, gates, action) }))
  const before = new Map(delivered.map((each) => [each.id, each]))
  const stage = {
    gates,
    offset: clockOffset(deviceNow, actions, now),
    receivedAt: now,
    timeZone,
    listHours,
  }
  const drafts = placed.flatMap((action, index) =>
    before.has(action.actionId) || !isTaken(context.actor, action)
      ? []
      : [draftOf(context.actor, stage, action, contentHash(actions[index]!), people)],
  )
  const stored = await store(context, await judged(sql, drafts, stage), stage)
  if (stored.length > 0) {
    const subject = { type: 'gate', id: placed[0]!.gateId }
    await record(context, 'gate.recorded', subject, { count: stored.length })
    if (isDevice(actor) && isRevoked(actor))
      await countDelivered(sql, actor.deviceId, stored.length)
  }
  const after = new Map(stored.map((each) => [each.id, each]))
  return {
    results: actions.map((action) => {
      const { actionId } = action
      const earlier = before.get(actionId)
      if (earlier) return resultAgain(language, earlier, contentHash(action))
      return isTaken(context.actor, action)
        ? resultOf(language, actionId, after.get(actionId)!)
        : result(language, actionId, 'refused', 'device-revoked')
    }),
  }
}

function gateOf({ actor }: GateContext, gates: Stage['gates'], { gateId }: Action): string {
  if (isDevice(actor)) {
    if (gateId && gateId !== actor.gateId) throw new Problem('other-gate')
    return actor.gateId
  }
  if (gateId && gates.get(gateId)?.isActive) return gateId
  throw new Problem('record-not-found', { values: { id: gateId ?? '–' }, field: 'gateId' })
}

/** Whoever wants to come in is judged as at that time; going out needs no verdict. */
async function judged(sql: Sql, drafts: readonly Draft[], { timeZone }: Stage): Promise<Draft[]> {
  const verdicts = new Map<string, Verdict>()
  const caseOf = ({ isInner, workspaceAreaId, at }: Draft) =>
    `${isInner ? workspaceAreaId : ''} ${dayIn(timeZone, new Date(at))}`
  const toJudge = drafts.filter(({ kind, personId }) => kind !== 'Out' && personId !== null)
  for (const asked of new Set(toJudge.map(caseOf))) {
    const ofCase = toJudge.filter((draft) => caseOf(draft) === asked)
    for (const verdict of await judge(sql, ofCase))
      for (const { id } of ofCase.filter(({ personId }) => personId === verdict.person.id))
        verdicts.set(id, verdict)
  }
  return drafts.map((draft) => {
    const verdict = verdicts.get(draft.id)
    return verdict ? withVerdict(draft, verdict) : draft
  })
}

/** All at one place on one day. */
function judge(sql: Sql, drafts: readonly Draft[]): Promise<Verdict[]> {
  const [{ at, isInner, workspaceAreaId }] = drafts as [Draft, ...Draft[]]
  const people = [...new Set(drafts.map(({ personId }) => personId!))].map((id) => ({ id }))
  return readVerdicts(sql, people, {
    purpose: 'Enter',
    at: new Date(at),
    workspaceAreaId: isInner ? workspaceAreaId : null,
  })
}

async function store(
  context: GateContext,
  drafts: readonly Draft[],
  { timeZone }: Stage,
): Promise<Stored[]> {
  if (drafts.length === 0) return []
  const { sql } = context
  await lockGuests(sql, drafts)
  const escorted = await judgeGuests(sql, drafts)
  const stored = await appendEvents(sql, escorted, await readPast(sql, escorted))
  await notifyOfRefusedEntries(context, escorted, timeZone)
  return stored
}

function resultAgain(language: Language, earlier: Delivered, hash: string): Result {
  if (earlier.contentHash !== hash) return result(language, earlier.id, 'refused', 'action-reused')
  return result(language, earlier.id, earlier.outcome, earlier.outcomeCode)
}

const resultOf = (language: Language, actionId: string, { outcome, code }: Stored): Result =>
  result(language, actionId, outcome, code)

const result = (
  language: Language,
  actionId: string,
  outcome: Result['outcome'],
  code: string | null,
): Result => ({
  actionId,
  outcome,
  ...(code && { code, text: messageIn(language, `gate.outcomes.${code}`) }),
})
