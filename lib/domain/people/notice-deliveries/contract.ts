import * as z from 'zod'
import { noticeChannels } from '@/lib/domain/people/notice-settings/rules'
import { command, get, list } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { byId, filter, keyword, named } from '@/lib/platform/contract/fields'
import { EACH_BY_ITSELF, manyIds, manyResults } from '@/lib/platform/contract/many'
import { noticeEventNames } from '@/lib/platform/notices/events'
import { deliveryStatuses } from './rules'

const deliveryRecord = z.object({
  id: z.guid(),
  channel: z.enum(noticeChannels),
  status: z.enum(deliveryStatuses).meta({
    description:
      'Held: until the quiet hours end, or for the digest. Sent: an e-mail, once the mail server has it; a push, once the push services of all browsers have it or were given up, and one has it. Skipped: `lastError` says why.',
  }),
  event: z.enum(noticeEventNames),
  title: z.string().meta({ description: 'Of the notice, in the language of the caller' }),
  to: named.extend({ email: z.string().nullable() }),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable().meta({ description: 'Null unless Waiting or Held' }),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  can: z.object({ retry: z.boolean() }),
})
export type DeliveryRecord = z.output<typeof deliveryRecord>

const deliveryDetail = deliveryRecord.extend({
  subject: z.string(),
  text: z.string().meta({
    description:
      'Of an e-mail as it was sent, with the notices that went with it; before that, and of other channels, as it would be by itself',
  }),
  mailId: z.guid().nullable().meta({ description: 'Of its e-mail, in the mail outbox' }),
})
export type DeliveryDetail = z.output<typeof deliveryDetail>

export const noticeDeliveries = {
  search: list('/api/notice-deliveries/search', {
    policy: 'settings-mgmt',
    summary: 'Which notices went to whom by e-mail, to devices and by LINE',
    description: 'The latest first. Days are those of the site, both inclusive.',
    filters: {
      keyword: keyword.meta({ description: 'Any part of the name or address of whom it goes to' }),
      status: filter(z.enum(deliveryStatuses)),
      event: filter(z.enum(noticeEventNames)),
      channel: filter(z.enum(noticeChannels)),
      fromDate: filter(day),
      toDate: filter(day),
    },
    row: deliveryRecord,
    sorts: ['createdAt'],
  }),
  get: get('/api/notice-deliveries/get/{id}', {
    policy: 'settings-mgmt',
    summary: 'One delivery, with its text in the language of its reader',
    description: 'The links in it are hidden: who has them acts for the reader.',
    input: byId,
    output: deliveryDetail,
  }),
  retry: command('/api/notice-deliveries/retry', {
    policy: 'settings-mgmt',
    summary: 'Send failed notices again',
    description: `Their failed e-mail is revoked and a new one written to the present address, with all notices that were in it, unless they were read, settled or switched off meanwhile. ${EACH_BY_ITSELF} What has not failed is 409 \`notice-not-failed\`.`,
    input: z.object({ ids: manyIds }),
    output: manyResults,
  }),
}
