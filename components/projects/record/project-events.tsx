'use client'
import { useTranslations } from 'next-intl'
import { EventSubject, useEntryColumns } from '@/components/projects/timeline/timeline-columns'
import { useEntryWords } from '@/components/projects/timeline/use-entry-words'
import { RelatedRecords } from '@/components/record/related-records'
import type { Column } from '@/components/table/column'
import { useToday } from '@/components/ui/use-today'
import { projectTimeline, type TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { route } from '@/lib/platform/access/route'
import { latestOf, trainingsOf } from './project-inputs'

const timelineOf = (id: string, lane = '') =>
  route(`/projects/${id}/timeline${lane && `?lane=${lane}`}`)

/** The sessions in which the people of the project have seats, the latest first. */
export function ProjectTrainings({ id }: { id: string }) {
  const t = useTranslations('projects')
  return (
    <RelatedRecords
      title={t('trainings')}
      contract={projectTimeline.searchTimeline}
      input={trainingsOf(id)}
      columns={useSessionColumns()}
      empty={t('noTrainings')}
      nameOf={useEntryWords().title}
      all={timelineOf(id, 'Training')}
    />
  )
}

function useSessionColumns(): Column<TimelineEntry>[] {
  const t = useTranslations()
  const { when, details } = useEntryWords()
  return [
    { key: 'session', header: t('persons.session'), cell: (entry) => <EventSubject {...entry} /> },
    { key: 'when', header: t('projectTimeline.when'), cell: when },
    { key: 'details', header: t('projectTimeline.text'), cell: details },
  ]
}

/** What happened in the project until today, the latest first. */
export function LatestEvents({ id }: { id: string }) {
  const t = useTranslations('projects')
  return (
    <RelatedRecords
      title={t('latest')}
      contract={projectTimeline.searchTimeline}
      input={latestOf(id, useToday())}
      columns={useEntryColumns()}
      empty={t('noEvents')}
      nameOf={useEntryWords().title}
      all={timelineOf(id)}
    />
  )
}
