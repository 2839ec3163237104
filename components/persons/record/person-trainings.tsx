'use client'
import { useTranslations } from 'next-intl'
import { RelatedRecords } from '@/components/record/related-records'
import type { Column } from '@/components/table/column'
import { AttendanceStatusBadge } from '@/components/training/attendance-status'
import { useSessionName } from '@/components/training/use-session-name'
import { pageOfSession } from '@/components/training-info/page-of-session'
import { TwoLines } from '@/components/ui/two-lines'
import {
  trainingEnrollments,
  type AttendanceRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import { trainingsOf } from './person-inputs'

export function PersonTrainings({ personId }: { personId: string }) {
  const t = useTranslations()
  const nameOf = useSessionName()
  return (
    <RelatedRecords
      title={t('persons.trainings')}
      contract={trainingEnrollments.search}
      input={trainingsOf(personId)}
      columns={useTrainingColumns()}
      empty={t('persons.noTrainings')}
      nameOf={({ session }) => nameOf(session).subject}
      hrefOf={({ sessionId }) => pageOfSession({ id: sessionId })}
    />
  )
}

function useTrainingColumns(): Column<AttendanceRecord>[] {
  const t = useTranslations()
  const nameOf = useSessionName()
  return [
    {
      key: 'session',
      header: t('persons.session'),
      cell: ({ session }) => {
        const { subject, when } = nameOf(session)
        return <TwoLines first={subject} second={when} />
      },
    },
    {
      key: 'location',
      isPlain: true,
      header: t('persons.location'),
      cell: ({ session }) => session.location,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('common.status'),
      isShort: true,
      cell: ({ status }) => <AttendanceStatusBadge status={status} />,
    },
  ]
}
