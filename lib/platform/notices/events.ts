import type { RecordType } from '../access/record-pages'

type NoticeEvent = {
  subject: RecordType
  /** It may not wait. */
  isUrgent?: true
  /** Its params that are days. */
  days?: readonly string[]
}

/** What users are told of. Source: docs/daily.md#14-notices. */
export const noticeEvents = {
  'permit.approvalWanted': { subject: 'work-permit', days: ['workDate'] },
  'permit.decided': { subject: 'work-permit' },
  'permit.stopped': { subject: 'work-permit', isUrgent: true },
  'permit.resumed': { subject: 'work-permit', isUrgent: true },
  'task.assigned': { subject: 'task', days: ['dueDate'] },
  'task.overdue': { subject: 'task', days: ['dueDate'] },
} as const satisfies Record<string, NoticeEvent>

export type NoticeEventName = keyof typeof noticeEvents
export const noticeEventNames = Object.keys(noticeEvents) as [NoticeEventName, ...NoticeEventName[]]
export const isNoticeEvent = (name: string): name is NoticeEventName =>
  Object.hasOwn(noticeEvents, name)

export const noticeEvent = (name: NoticeEventName): NoticeEvent => noticeEvents[name]
