import * as z from 'zod'
import { purposes } from '@/lib/domain/eligibility/requirements/rules'
import { reasonCodes } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import { command, list, result } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { filter, id, longText, rowVersion } from '@/lib/platform/contract/fields'
import { overrideStatuses } from './rules'

const names = z.object({ nameTh: z.string(), nameEn: z.string().nullable() })
const person = names.extend({ id: z.guid(), code: z.string() })
const user = names.extend({ id: z.guid() })

export const overrideRecord = z.object({
  id: z.guid(),
  person,
  purpose: z.enum(purposes),
  permitId: z.guid().nullable(),
  day: z.string().nullable(),
  reasonCodes: z.array(z.enum(reasonCodes)),
  requirements: z.array(names.extend({ id: z.guid() })),
  reason: z.string(),
  proposedBy: user,
  confirmedBy: user.nullable(),
  status: z.enum(overrideStatuses),
  validUntil: z.string().meta({ description: 'The end of the permit, or of the day at the site' }),
  rowVersion: z.int(),
  can: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
})
export type OverrideRecord = z.output<typeof overrideRecord>

const SHORTEST_REASON = 10

export const overrides = {
  search: list('/api/overrides/search', {
    policy: 'eligibility-override',
    summary: 'Who may pass without a requirement, and who is to be let pass',
    filters: {
      personId: filter(id),
      permitId: filter(id),
      status: filter(z.enum(overrideStatuses)),
    },
    row: overrideRecord,
    sorts: ['createdAt', 'validUntil'],
  }),
  propose: command('/api/overrides/propose', {
    policy: 'eligibility-override',
    summary: 'Let somebody pass without a requirement',
    description:
      'For one permit or one day, and only for the reasons named. Where one person is enough, a Safety Officer’s proposal is active at once; otherwise somebody else confirms it, and one of the two is a Safety Officer. Never by the requester of the permit or the person. 400 `not-overridable`, 403 `own-override`, 409 `override-waits` for what is proposed already.',
    peopleOnly: true,
    input: z
      .object({
        personId: id,
        purpose: z.enum(purposes),
        permitId: id.optional(),
        day: day.optional(),
        reasonCodes: z.array(z.enum(reasonCodes)).min(1).max(10),
        requirementIds: z.array(id).min(1).max(20),
        reason: longText(500).refine((value) => value.length >= SHORTEST_REASON, {
          params: { rule: 'reason-too-short' },
        }),
      })
      .superRefine(({ permitId, day: onDay }, { addIssue }) => {
        if ((permitId === undefined) === (onDay === undefined))
          addIssue({ code: 'custom', path: ['day'], params: { rule: 'permit-or-day' } })
      }),
    output: result,
  }),
  confirm: command('/api/overrides/confirm', {
    policy: 'eligibility-override',
    summary: 'Confirm what somebody else has proposed',
    description:
      '400 `not-overridable` where a requirement allows it no more; 403 `own-override`, `needs-safety-officer`; 409 `state-moved-on`.',
    peopleOnly: true,
    input: z.object({ id, rowVersion }),
    output: result,
  }),
  withdraw: command('/api/overrides/withdraw', {
    policy: 'eligibility-override',
    summary: 'Take back an override, by its proposer or a Safety Officer',
    input: z.object({ id, rowVersion }),
    output: result,
  }),
}
