'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Filter } from '@/components/table/filter'
import { lookupIn } from '@/components/ui/lookup'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { verbsOf } from '@/lib/domain/insight/audit-log/rules'
import { auditSubjects, type AuditSubject } from '@/lib/platform/audit/events'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'
import { WITH_VIEWS } from './audit-input'
import { useAuditWords } from './use-audit-words'

/** `about`: the subject type whose events are offered; null offers those of every type. */
export function useAuditFilters(about: string | null): Filter[] {
  const t = useTranslations('audit')
  const words = useAuditWords()
  const things = auditSubjects.filter((thing) => about === null || thing === about)
  return [
    { name: 'actorUserId', label: t('actor'), lookup: useActorLookup() },
    {
      name: 'subjectType',
      label: t('about'),
      options: auditSubjects.map((value) => ({ value, label: words.thing(value) })),
      clears: ['event'],
    },
    {
      name: 'event',
      label: t('event'),
      options: things.map((thing) => ({ group: words.thing(thing), items: eventsOf(thing) })),
      isLong: true,
    },
    {
      name: 'views',
      label: t('views'),
      options: [{ value: WITH_VIEWS, label: t('viewsShown') }],
      emptyLabel: t('viewsHidden'),
    },
    {
      name: 'fromDate',
      toName: 'toDate',
      label: t('days'),
      fromLabel: t('fromDate'),
      toLabel: t('toDate'),
      isPast: true,
    },
  ]

  function eventsOf(thing: AuditSubject) {
    return verbsOf(thing).map((verb) => {
      const event = `${thing}.${verb}`
      return { value: event, label: words.sentence({ event }) }
    })
  }
}

/** Every user who is named in the log, removed users included. */
function useActorLookup() {
  const t = useTranslations('audit')
  const locale = useLocale()
  return lookupIn(
    auditLog.searchActors,
    ({ nameTh, nameEn, email, isRemoved }) => {
      const name = nameIn(locale, { nameTh, nameEn })
      return `${name} · ${isRemoved ? t('removedUser') : (email ?? '–')}`
    },
    { sort: columnIn(locale, 'firstName') },
  )
}
