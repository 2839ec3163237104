import * as z from 'zod'
import { personVerdict } from '@/lib/domain/eligibility/eligibility/contract'
import { verdictWords } from '@/lib/domain/eligibility/eligibility/rules'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import {
  command,
  file,
  fileByPost,
  list,
  query,
  result,
  type OutputOf,
} from '@/lib/platform/contract/contract'
import { instant } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  keyword,
  longText,
  named,
  optionalLongText,
  recordedText,
} from '@/lib/platform/contract/fields'
import {
  conflictCodes,
  eventKinds,
  LONGEST_KEYWORD,
  LONGEST_SCAN,
  MOST_ACTIONS,
  outcomes,
  SHORTEST_KEYWORD,
} from './events/rules'

const guest = z.object({ name: recordedText(200), company: recordedText(200), escortPersonId: id })

const action = z
  .object({
    actionId: id.meta({ description: 'Made by the caller, once for each action' }),
    kind: z.enum(eventKinds),
    personId: id.optional(),
    scanned: recordedText(LONGEST_SCAN).optional().meta({ description: 'What was read or typed' }),
    guest: guest.optional(),
    gateId: id
      .optional()
      .meta({ description: 'A device may leave it out, and name no other gate' }),
    at: instant.meta({ description: 'By the clock of the caller' }),
    isOffline: z.boolean().optional().meta({ description: 'It has happened already' }),
    listVersion: recordedText(100).optional(),
    shownVerdict: z.enum(verdictWords).optional(),
    reason: recordedText(500).optional(),
  })
  .superRefine(({ personId, scanned, guest: visitor }, { addIssue }) => {
    if ([personId, scanned, visitor].filter(Boolean).length !== 1)
      addIssue({ code: 'custom', path: ['personId'], params: { rule: 'one-at-gate' } })
  })

/** Each id stands once in a call: of two the second is named as wrong. */
export function refuseRepeats(
  all: readonly { actionId: string }[],
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const ids = new Set<string>()
  all.forEach(({ actionId }, index) => {
    const path = [index, 'actionId']
    if (ids.has(actionId)) addIssue({ code: 'custom', path, params: { rule: 'same-action-twice' } })
    ids.add(actionId)
  })
}

const actions = z.array(action).min(1).max(MOST_ACTIONS).superRefine(refuseRepeats)

const instantOut = z.iso.datetime()

export const passer = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  hasPhoto: z.boolean(),
})

const match = passer.extend({
  employer: named.nullable(),
  insideSince: instantOut.nullable().meta({ description: 'Null for somebody who is not inside' }),
  verdict: personVerdict,
  permitsToday: z.array(
    z.object({
      id: z.guid(),
      permitNo: z.string(),
      typeCode: permitType,
      startTime: z.string().nullable(),
      endTime: z.string().nullable(),
    }),
  ),
  trainingToday: z.boolean(),
})
export type GateMatch = z.output<typeof match>

const stayRow = z.object({
  id: z.guid(),
  person: passer.nullable(),
  guest: z
    .object({ name: z.string(), company: z.string(), escort: passer })
    .nullable()
    .meta({ description: 'In place of a person' }),
  employer: named.nullable(),
  workspaceArea: named.nullable(),
  gate: named.nullable(),
  inAt: instantOut,
  isOverstay: z.boolean(),
})
export type StayRecord = z.output<typeof stayRow>

const onSiteFilters = {
  keyword,
  employerId: filter(id),
  workspaceAreaId: filter(id),
  isOverstay: filter(z.boolean()),
  escortPersonId: filter(id).meta({ description: 'The guests of this person' }),
}

const eventRow = z.object({
  id: z.guid(),
  kind: z.enum(eventKinds),
  at: instantOut,
  gate: named.nullable().meta({ description: 'Null for a correction by people' }),
  workspaceArea: named.nullable(),
  recordedBy: named.nullable().meta({ description: 'The user; null where a device recorded it' }),
  device: z.string().nullable(),
  isOffline: z.boolean(),
  verdict: z.enum(verdictWords).nullable(),
  shownVerdict: z.enum(verdictWords).nullable(),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
  reason: z.string().nullable().meta({ description: 'What was said about it' }),
})
export type GateEventRecord = z.output<typeof eventRow>

const conflictRow = z.object({
  id: z.guid(),
  code: z.enum(conflictCodes),
  text: z.string(),
  whatToDo: z.string(),
  person: passer.nullable(),
  guest: z.string().nullable(),
  scanned: z.string().nullable(),
  employer: named.nullable(),
  event: eventRow,
  settledAt: instantOut.nullable(),
  settledBy: named.nullable(),
  note: z.string().nullable(),
})
export type GateConflictRecord = z.output<typeof conflictRow>

const group = named.extend({ count: z.int() })

const heard = {
  asOf: instantOut,
  gateId: z.guid().nullable().meta({ description: 'Null for people' }),
}

export const gate = {
  look: query('/api/gate/look', {
    policy: 'gate',
    summary: 'Who this is, and whether they may come in now',
    description:
      'By `text`, as typed or scanned (a code, `123`, the link of a card), or by `keyword`: part of a name or code. Never by national id. Ten at most. 400 `record-not-found` for a gate that is not in use.',
    input: z.object({
      text: filter(recordedText(LONGEST_SCAN)),
      keyword: filter(z.string().trim().min(SHORTEST_KEYWORD).max(LONGEST_KEYWORD)),
      gateId: filter(id).meta({ description: 'An inner gate judges by the rules of its area' }),
    }),
    output: z.array(match),
  }),
  photo: file('/api/gate/photo/{id}', {
    policy: 'gate',
    summary: 'The face of a person, 160 pixels square',
    input: byId,
  }),
  snapshot: query('/api/gate/snapshot', {
    policy: 'gate',
    summary: 'The list with which a device judges without a network',
    description:
      'Asked for each minute. `have`: the version that the caller holds; with nothing new since, `unchanged`. `jws` is signed (ES256, `typ` gate-list+gzip) with a key of `auth/jwks`; its payload is compressed JSON: the rules of coming in, the companies, what a verdict needs of everybody, and who is inside. No national ids, telephone numbers, nationalities or findings. A list is sent anew after ten minutes, so its age is always that of `madeAt` in it. `asOf` is the time of the server, and `gateId` the gate at which the device stands by now.',
    input: z.object({
      have: filter(recordedText(100)),
      queueLength: filter(z.int().min(0).max(1_000_000)).meta({
        description: 'Of a device: how many actions it has not delivered yet',
      }),
    }),
    output: z.discriminatedUnion('unchanged', [
      z.object({ unchanged: z.literal(true), ...heard }),
      z.object({ unchanged: z.literal(false), ...heard, version: z.string(), jws: z.string() }),
    ]),
  }),
  onSite: list('/api/gate/onSite', {
    policy: 'presence',
    summary: 'Who is on site',
    description: 'A caller who is Contractor and nothing more sees the own employer’s people only.',
    filters: onSiteFilters,
    row: stayRow,
    sorts: ['inAt', 'name', 'employer'],
  }),
  headcount: query('/api/gate/headcount', {
    policy: 'presence',
    summary: 'How many people are on site, where and of whom',
    input: z.object({}),
    output: z.object({
      asOf: instantOut,
      total: z.int(),
      byArea: z.array(group.partial({ id: true })).meta({ description: 'Without an id: no area' }),
      byEmployer: z.array(group.partial({ id: true })),
      overstays: z.int(),
      openConflicts: z.int(),
      can: z.object({ print: z.boolean(), settle: z.boolean() }),
      silentDevices: z
        .array(
          z.object({
            id: z.guid(),
            name: z.string(),
            gate: named.extend({ code: z.string() }),
            lastSeenAt: instantOut.nullable(),
            queueLength: z.int(),
          }),
        )
        .meta({
          description:
            'What they saw may be missing from the counts: not heard for 15 minutes, or with something that they have not delivered; also where they were revoked less than 24 hours ago',
        }),
    }),
  }),
  onSitePdf: fileByPost('/api/gate/onSitePdf', {
    policy: 'muster',
    summary: 'Who is on site, on paper',
    input: z.object(onSiteFilters),
  }),
  history: list('/api/gate/history', {
    policy: 'worker-mgmt',
    summary: 'When somebody passed the gates',
    filters: { personId: id },
    row: eventRow,
    sorts: ['at'],
  }),
  conflicts: list('/api/gate/conflicts', {
    policy: 'gate',
    peopleOnly: true,
    summary: 'What happened at gates and needs somebody to look at it',
    description: 'People only (403 `people-only`).',
    filters: { isSettled: filter(z.boolean()), gateId: filter(id) },
    row: conflictRow,
    sorts: ['at'],
  }),
  settleConflicts: command('/api/gate/settleConflicts', {
    policy: 'gate',
    peopleOnly: true,
    summary: 'Say that conflicts were looked at',
    description:
      'People only (403 `people-only`). Those that are settled already stay as they are. About whom was anonymised no note is kept.',
    input: z.object({ ids: z.array(id).min(1).max(500), note: optionalLongText(500) }),
    output: result,
  }),
  record: command('/api/gate/record', {
    policy: 'gate',
    afterRevocation: true,
    summary: 'Record what happened at a gate',
    description:
      'One result for each action, in their order. Coming in online is refused where the verdict is (`entry-refused`; kept as a refused attempt). Going out, and what has happened offline, is never refused. An action that was delivered before is answered as before; with other content it is `action-reused`. A guest whose escort is not registered is judged as one whose escort is not inside. Of a revoked device, for 24 hours, only what has happened offline is taken, and looked at (`device-revoked`). 403 `other-gate` where a device names a gate that is not its own.',
    input: z.object({ deviceNow: instant, actions }),
    output: z.object({
      results: z.array(
        z.object({
          actionId: z.guid(),
          outcome: z.enum(outcomes),
          code: z.string().optional(),
          text: z.string().optional(),
        }),
      ),
    }),
  }),
  correct: command('/api/gate/correct', {
    policy: 'gate',
    peopleOnly: true,
    summary: 'Say that somebody came in or went out',
    description:
      'People only (403 `people-only`). The correction is a fact of its own; nothing is changed. 409 `person-anonymised`.',
    input: z.object({
      personId: id,
      kind: z.enum(['In', 'Out']),
      at: instant,
      reason: longText(500),
    }),
    output: result,
  }),
}

export type Headcount = OutputOf<typeof gate.headcount>
