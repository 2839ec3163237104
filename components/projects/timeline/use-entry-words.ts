'use client'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useAuditWords } from '@/components/audit-log/use-audit-words'
import { useDateStyle } from '@/components/ui/date-style'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { formatDay, formatInstant, formatShortDay, formatTime } from '@/lib/platform/dates/format'
import type { TimelineLane } from '@/lib/platform/contract/timeline-lanes'
import { messageAt } from '@/lib/platform/i18n/message-at'
import { daysOf } from './scale'

const own = {
  'project.planned': 'project',
  'work-permit.planned': 'permit',
  'person.works': 'person',
  'training-session.attended': 'training',
} as const
const isOwn = (event: string): event is keyof typeof own => Object.hasOwn(own, event)

/** The namespace with the names of a lane's statuses. */
const statuses: Partial<Record<TimelineLane, string>> = {
  Project: 'projects',
  Task: 'tasks',
  Permit: 'workPermits',
}

/** A line of the timeline in words. */
export function useEntryWords() {
  const t = useTranslations('projectTimeline')
  const locale = useLocale()
  const messages = useMessages()
  const style = useDateStyle()
  const { sentence } = useAuditWords()
  const when = (entry: TimelineEntry): string => {
    const { at, until, isWholeDays } = entry
    if (!until) return formatInstant(style, at)
    if (!isWholeDays) return `${formatInstant(style, at)}–${formatTime(style, until)}`
    const { from, to } = daysOf(entry, style.timeZone)
    return from === to
      ? formatDay(style, from)
      : `${formatDay(style, from)} – ${formatDay(style, to)}`
  }
  /** For a place that says already on which day it begins. */
  const time = (entry: TimelineEntry): string => {
    const { from, to } = daysOf(entry, style.timeZone)
    if (from !== to) return t('untilDay', { day: formatShortDay(style, to) })
    if (entry.isWholeDays) return t('wholeDay')
    const start = formatTime(style, entry.at)
    return entry.until ? `${start}–${formatTime(style, entry.until)}` : start
  }
  const event = ({ event: name }: TimelineEntry) =>
    isOwn(name) ? t(`own.${own[name]}`) : sentence({ event: name })
  const subject = (entry: TimelineEntry) => entry.subject?.label[locale] ?? ''
  const actor = (entry: TimelineEntry) => entry.actor?.[locale]
  const statusOf = ({ lane, status }: TimelineEntry) =>
    status && statuses[lane] && messageAt(messages, `${statuses[lane]}.statuses.${status}`)
  const details = (entry: TimelineEntry) => {
    const { event: name, count, text } = entry
    const counted =
      count === null ? null : t(name === 'person.works' ? 'workDays' : 'people', { count })
    return [counted, statusOf(entry), text].filter(Boolean).join(' · ')
  }
  const title = (entry: TimelineEntry) =>
    [when(entry), event(entry), subject(entry), details(entry)].filter(Boolean).join(' · ')
  return { when, time, event, subject, actor, details, title }
}
