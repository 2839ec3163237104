import type { Actor } from '../access/actor'
import { linkFor, pageOf, recordTypes, type RecordType } from '../access/record-pages'
import { isOffered, type ScreenPath } from '../access/screens'

type NoticeEvent = {
  subject: NoticeSubject
  /** The param by which the page of the subject is addressed, where that is not its id. */
  key?: string
  /** It has mails of its own, or tells of mails. */
  hasNoEmail?: true
  /** It may not wait. */
  isUrgent?: true
  /** Its params that are days. */
  days?: readonly string[]
}

/** Subjects without a page of their own, and where they are listed. */
const listed = {
  credential: { screen: '/credentials', href: '/credentials?tab=all&standing=Expiring' },
  mail: { screen: '/settings/mail', href: '/settings/mail' },
  'notice-delivery': { screen: '/settings/notices', href: '/settings/notices?status=Failed' },
  'gate-event': { screen: '/on-site', href: '/on-site#conflicts' },
  'webhook-endpoint': { screen: '/settings/webhooks', href: '/settings/webhooks' },
  'api-key': { screen: '/settings/integration', href: '/settings/integration' },
  'privacy-request': { screen: '/settings/privacy', href: '/settings/privacy' },
} as const satisfies Record<string, { screen: ScreenPath; href: string }>

type Listed = keyof typeof listed
type NoticeSubject = RecordType | Listed
export const noticeSubjects = [...recordTypes, ...(Object.keys(listed) as Listed[])] as const

const isListed = (subject: NoticeSubject): subject is Listed => Object.hasOwn(listed, subject)

/** What users are told of. Source: docs/daily.md#14-notices. */
const noticeEvents = {
  'permit.approvalWanted': { subject: 'work-permit', days: ['workDate'] },
  'permit.decided': { subject: 'work-permit' },
  'permit.stopped': { subject: 'work-permit', isUrgent: true },
  'permit.resumed': { subject: 'work-permit', isUrgent: true },
  'training.seat': { subject: 'training-session', days: ['date'] },
  'training.expiring': { subject: 'person', key: 'code', days: ['lastDay'] },
  'credential.expiring': { subject: 'credential', days: ['lastDay'], hasNoEmail: true },
  'gate.enteredWhileRefused': { subject: 'gate-event', days: ['day'], isUrgent: true },
  'session.tomorrow': { subject: 'training-session', days: ['date'] },
  'task.assigned': { subject: 'task', days: ['dueDate'] },
  'task.overdue': { subject: 'task', days: ['dueDate'] },
  'key.expiring': { subject: 'api-key', days: ['lastDay'] },
  'privacy.dueSoon': { subject: 'privacy-request', days: ['dueAt'] },
  'privacy.overdue': { subject: 'privacy-request', days: ['dueAt'] },
  'delivery.failing': { subject: 'mail', hasNoEmail: true },
  'webhook.switchedOff': { subject: 'webhook-endpoint' },
} as const satisfies Record<string, NoticeEvent>

export type NoticeEventName = keyof typeof noticeEvents
export const noticeEventNames = Object.keys(noticeEvents) as [NoticeEventName, ...NoticeEventName[]]
export const isNoticeEvent = (name: string): name is NoticeEventName =>
  Object.hasOwn(noticeEvents, name)

export const noticeEvent = (name: NoticeEventName): NoticeEvent => noticeEvents[name]

/** The page of what a notice is about; null where the reader is not offered it. */
export function noticePage(
  event: NoticeEventName,
  { subjectId, params }: { subjectId: string; params: Record<string, string> },
  reader: Pick<Actor, 'roles'>,
): string | null {
  const { subject, key } = noticeEvent(event)
  if (isListed(subject)) {
    const { screen, href } =
      listed[subject === 'mail' && params.channel ? 'notice-delivery' : subject]
    return isOffered(screen, reader.roles) ? href : null
  }
  const named = (key && params[key]) || subjectId
  const link = linkFor(reader, { type: subject, key: named, name: '' })
  return link ? pageOf(link) : null
}
