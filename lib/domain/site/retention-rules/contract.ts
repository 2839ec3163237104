import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import { filter, id } from '@/lib/platform/contract/fields'

const retentionKinds = ['idCard', 'mails', 'notices', 'sessions'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** How many one confirmation removes. */
export const MOST_REMOVED = 500

export const MOST_MONTHS = 120

const retentionRule = z.object({
  id: z.guid(),
  kind: z.enum(retentionKinds),
  months: z.int(),
  proposal: z
    .object({
      before: z.string().meta({ description: 'What is older is proposed' }),
      count: z.int(),
      oldestAt: z.string().nullable(),
      proposedAt: z.string().meta({ description: 'Since when an Admin is waited for' }),
    })
    .nullable()
    .meta({ description: 'Null while the rule would remove nothing' }),
  rowVersion: z.int(),
})
export type RetentionRuleRecord = z.output<typeof retentionRule>

/** Of the rule as it was read, its proposal included. */
const rowVersion = z.int().min(1)

export const retentionRules = {
  search: list('/api/retention-rules/search', {
    policy: 'privacy',
    summary: 'How long something is kept, and what a rule would remove',
    description:
      'Settings of the site, without a legal claim. A job proposes each night; nothing is removed before an Admin confirms. Permits, attendance and audit lines are never proposed.',
    filters: { kind: filter(z.enum(retentionKinds)) },
    row: retentionRule,
    sorts: ['kind'],
  }),
  save: command('/api/retention-rules/save', {
    policy: 'privacy',
    summary: 'Change how many months something is kept',
    description: 'What the rule would remove is counted anew.',
    input: z.object({
      id,
      months: z.int().min(1).max(MOST_MONTHS),
      rowVersion: rowVersion.optional(),
    }),
    output: result,
  }),
  confirm: command('/api/retention-rules/confirm', {
    policy: 'privacy',
    summary: 'Remove what a rule proposes',
    description: `At most ${MOST_REMOVED} at a time, the oldest first; repeat it while \`left\` is more than 0. Removes what the rule finds by then that is older than the \`before\` of its proposal, though it may not have been counted. 409 \`stale-record\` when it was proposed anew since it was read, \`nothing-proposed\` when nothing waits. 403 \`confirm-identity\`. The audit line counts and names nothing.`,
    peopleOnly: true,
    input: z.object({ id, rowVersion }),
    output: result.extend({ removed: z.int(), left: z.int() }),
  }),
}
