import * as z from 'zod'
import { passer, refuseRepeats } from '@/lib/domain/gate/gate/contract'
import { command, file, get, list, query, result } from '@/lib/platform/contract/contract'
import { instant } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  named,
  optionalLongText,
  optionalText,
  recordedText,
  text,
} from '@/lib/platform/contract/fields'
import {
  LONGEST_POINT,
  markCodes,
  markOutcomes,
  MOST_MARKS,
  musterKinds,
  musterStatuses,
} from './rules'

const instantOut = z.iso.datetime()

const mark = z
  .object({
    actionId: id.meta({ description: 'Made by the caller, once for each mark' }),
    personId: id.optional(),
    guest: z
      .object({ name: recordedText(200), company: recordedText(200) })
      .optional()
      .meta({ description: 'In place of a person, as the gate has recorded them' }),
    status: z.enum(musterStatuses),
    point: optionalText(LONGEST_POINT).meta({ description: 'Where, such as the assembly point' }),
    at: instant.meta({ description: 'By the clock of the caller' }),
  })
  .superRefine(({ personId, guest }, { addIssue }) => {
    if ((personId === undefined) === (guest === undefined))
      addIssue({ code: 'custom', path: ['personId'], params: { rule: 'person-or-guest' } })
  })

const marks = z.array(mark).min(1).max(MOST_MARKS).superRefine(refuseRepeats)

const by = { user: named.nullable(), device: z.string().nullable() }

const musterRow = z.object({
  id: z.guid(),
  kind: z.enum(musterKinds),
  startedAt: instantOut,
  startedBy: z.object(by),
  endedAt: instantOut.nullable(),
  endedBy: z.object(by).nullable(),
  endReason: z.string().nullable().meta({ description: 'Why it ended while somebody was missing' }),
  expected: z.int().meta({ description: 'Found, missing and not on site together' }),
  found: z.int(),
  missing: z.int().meta({ description: 'At the end; now, while it runs' }),
  notOnSite: z.int(),
})
export type MusterRecord = z.output<typeof musterRow>

const musterPerson = z.object({
  key: z.string().meta({ description: 'The id of the person, or name and company of the guest' }),
  person: passer.nullable(),
  guest: z
    .object({ name: z.string(), company: z.string(), escort: passer.nullable() })
    .nullable()
    .meta({ description: 'In place of a person' }),
  employer: named.nullable(),
  workspaceArea: named.nullable(),
  status: z.enum(musterStatuses),
  isArrival: z.boolean().meta({ description: 'Came in since the start' }),
  decided: z
    .object({
      how: z.enum(['mark', 'in', 'out']),
      at: instantOut,
      point: z.string().nullable(),
      ...by,
    })
    .nullable()
    .meta({ description: 'What the status rests on; null until anybody says something' }),
})
export type MusterPerson = z.output<typeof musterPerson>

const muster = musterRow.extend({
  asOf: instantOut,
  isForgotten: z.boolean(),
  people: z.array(musterPerson),
  can: z.object({ end: z.boolean(), seePhotos: z.boolean() }),
})
export type Muster = z.output<typeof muster>

export const musters = {
  search: list('/api/musters/search', {
    policy: 'muster',
    summary: 'Search roll calls, running and past',
    filters: { kind: filter(z.enum(musterKinds)), isRunning: filter(z.boolean()) },
    row: musterRow,
    sorts: ['startedAt'],
  }),
  get: get('/api/musters/get/{id}', {
    policy: 'muster',
    summary: 'Who has to be found, who was, by whom and where; the missing first',
    description:
      'In each status people stand by area, company and name, in the caller’s language. Everybody who was inside at its start or has come in since, and whoever was marked; escorted guests too. Whoever went out by a gate is Found, and whoever came in again since is Missing. Numbers of a muster that has ended are those of its end; `people` follows what is delivered later, and is empty once it is forgotten.',
    input: byId,
    output: muster,
  }),
  follow: query('/api/musters/follow', {
    policy: 'muster',
    summary: 'A roll call as it stands now, where anything has changed in it',
    description:
      'Asked for every few seconds by each phone at a roll call. `id`: which one; without it the one that runs, and `muster` is null where none does. `have`: the `version` that the caller holds; with nothing new since, `unchanged`. After ten minutes it is sent anew in any case, as names and photographs are not looked at.',
    input: z.object({ id: filter(id), have: filter(text(100)) }),
    output: z.discriminatedUnion('unchanged', [
      z.object({ unchanged: z.literal(true), asOf: instantOut }),
      z.object({
        unchanged: z.literal(false),
        version: z.string().nullable(),
        muster: muster.nullable(),
      }),
    ]),
  }),
  start: command('/api/musters/start', {
    policy: 'muster',
    summary: 'Begin a roll call of everybody on site',
    description: '409 `muster-running`: only one runs at a time.',
    input: z.object({ kind: z.enum(musterKinds) }),
    output: result,
  }),
  mark: command('/api/musters/mark', {
    policy: 'muster',
    summary: 'Say who was found, who is missing and who is not on site',
    description:
      'One result for each mark, in their order. All marks are kept and the latest `at` holds. Without `musterId` a mark belongs to the muster that ran at that time, or was the last one of the day, or runs now. What is said after the end is kept as well (`muster-over`). A mark that was delivered before is answered as before; with other content it is `action-reused`. Refused alone: `unknown-person`, `no-muster`.',
    input: z.object({
      musterId: id.optional(),
      deviceNow: instant
        .optional()
        .meta({ description: 'The clock of the caller, which is set right by it' }),
      marks,
    }),
    output: z.object({
      results: z.array(
        z.object({
          actionId: z.guid(),
          outcome: z.enum(markOutcomes),
          code: z.enum(markCodes).optional(),
          text: z.string().optional(),
        }),
      ),
    }),
  }),
  end: command('/api/musters/end', {
    policy: 'muster',
    summary: 'End a roll call',
    description:
      '400 `reason-while-missing` without a reason while anybody is missing; 409 `muster-over` where it has ended already.',
    input: z.object({ id, reason: optionalLongText(500) }),
    output: result,
  }),
  pdf: file('/api/musters/pdf/{id}', {
    policy: 'muster',
    summary: 'A roll call on paper, the missing first',
    input: byId,
  }),
}
