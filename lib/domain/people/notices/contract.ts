import * as z from 'zod'
import { command, file, list, result } from '@/lib/platform/contract/contract'
import { instant } from '@/lib/platform/contract/days'
import { filter, id } from '@/lib/platform/contract/fields'
import { noticeEventNames, noticeSubjects } from '@/lib/platform/notices/events'

/** Longer than any token of ours. */
const byToken = z.object({ token: z.string().max(300) })

const noticeRecord = z.object({
  id: z.guid(),
  event: z.enum(noticeEventNames),
  subject: z.object({ type: z.enum(noticeSubjects), id: z.string() }),
  href: z
    .string()
    .nullable()
    .meta({ description: 'The page of what it is about, where this reader is offered it' }),
  title: z.string(),
  text: z.string(),
  isUrgent: z.boolean(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type NoticeRecord = z.output<typeof noticeRecord>

export const notices = {
  search: list('/api/notices/search', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'What the caller is told',
    description:
      'In the language of the caller, the latest first. Each is kept until the rule of retention removes it.',
    filters: { isRead: filter(z.boolean()) },
    row: noticeRecord,
    sorts: ['createdAt'],
  }),
  markRead: command('/api/notices/markRead', {
    policy: 'realm-basic',
    peopleOnly: true,
    audit: 'own',
    summary: 'Mark notices as read',
    description:
      'Of the caller; all that are unread where no ids are sent. What is read is no longer sent by e-mail, to devices or by LINE.',
    input: z.object({
      ids: z.array(id).max(500).optional(),
      until: instant.optional().meta({
        description:
          'The `createdAt` of the latest one that was shown: what came after it, which nobody has seen, stays unread',
      }),
    }),
    output: result,
  }),
  unsubscribe: command('/api/notices/unsubscribe/{token}', {
    policy: 'anyone',
    summary: 'Switch off the e-mails about an event, by the link of one of them',
    description:
      'As mail programs do by one click (RFC 8058). Always 200, whether the token is right or not; too many calls from one network get 429 with `Retry-After`.',
    accepts: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    transaction: 'handler',
    input: byToken,
    output: result,
  }),
  showUnsubscribe: file('/api/notices/unsubscribe/{token}', {
    policy: 'anyone',
    summary: 'Where the link of an e-mail leads that is opened instead of posted to',
    description: 'A page with a link to the one that asks for a press. Changes nothing.',
    input: byToken,
  }),
}
