import * as z from 'zod'
import { command, get, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, keyword } from '@/lib/platform/contract/fields'
import { mailStatuses } from './workflow'

const mailRecord = z.object({
  id: z.guid(),
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  /** Null unless the status is Waiting. */
  nextAttemptAt: z.string().nullable(),
  lastError: z.string().nullable().meta({
    description:
      '`too-late`: what it says is over. `no-address`: its reader has another address by now, or may not sign in any more. Else what the mail server has answered',
  }),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  can: z.object({ retry: z.boolean() }),
})
export type MailRecord = z.output<typeof mailRecord>

const mailDetail = mailRecord.extend({
  text: z.string(),
  html: z.string(),
  link: z.string().nullable().meta({ description: 'The link in it, where this reader may see it' }),
  /** Why no link is shown. */
  hidden: z.enum(['gone', 'not-yours']).nullable(),
})
export type MailDetail = z.output<typeof mailDetail>

export const mailOutbox = {
  search: list('/api/mail-outbox/search', {
    policy: 'settings-mgmt',
    summary: 'The mails that the product has written',
    description: 'The latest first.',
    filters: { keyword, status: filter(z.enum(mailStatuses)) },
    row: mailRecord,
    sorts: ['createdAt', 'toAddress', 'status'],
  }),
  get: get('/api/mail-outbox/get/{id}', {
    policy: 'settings-mgmt',
    summary: 'One mail, as it is sent',
    description:
      'The link of an invitation opens an account, so it is shown only to those who may change the address of that user, only until the mail was sent or the link was used, and each time leaves an audit line.',
    input: byId,
    output: mailDetail,
  }),
  retry: command('/api/mail-outbox/retry', {
    policy: 'settings-mgmt',
    summary: 'Send a mail again now',
    description: 'For one that failed or still waits. 400 when its link no longer works.',
    input: byId,
    output: result,
  }),
}
