'use client'
import { useTranslations } from 'next-intl'
import { TrainingStatus } from '@/components/persons/training-status'
import { RecordLink } from '@/components/record/record-link'
import { RelatedRecords } from '@/components/record/related-records'
import type { Column } from '@/components/table/column'
import { NextBookedSession } from '@/components/training/booked-session'
import { FindSession } from '@/components/training/find-session'
import { useDateStyle } from '@/components/ui/date-style'
import { useNames } from '@/components/work-permits/use-names'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { CrewMember } from '@/lib/domain/work/work-permits/crew/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { formatDay } from '@/lib/platform/dates/format'

/** The people on the permits of a project, and whether they are trained by the day they are needed. */
export function ProjectCrew({ input }: { input: InputOf<typeof workPermits.searchCrew> }) {
  const t = useTranslations('workPermits.crew')
  return (
    <RelatedRecords
      title={t('title')}
      contract={workPermits.searchCrew}
      input={input}
      columns={useCrewColumns()}
      empty={t('empty')}
      nameOf={useNames()}
    />
  )
}

function Training({ member, name }: { member: CrewMember; name: string }) {
  return (
    <>
      <TrainingStatus {...member} />
      {member.isTrained === false && (
        <div>
          <FindSession personIds={[member.id]} neededOn={member.neededOn} about={name} />
          <NextBookedSession personId={member.id} />
        </div>
      )}
    </>
  )
}

function useCrewColumns(): Column<CrewMember>[] {
  const t = useTranslations('workPermits.crew')
  const nameOf = useNames()
  const dates = useDateStyle()
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (person) => (
        <RecordLink type="person" of={person.code}>
          {nameOf(person)}
        </RecordLink>
      ),
    },
    {
      key: 'training',
      isPlain: true,
      header: t('training'),
      isShort: true,
      cell: (person) => <Training member={person} name={nameOf(person)} />,
    },
    {
      key: 'neededOn',
      header: t('neededOn'),
      isShort: true,
      cell: ({ neededOn }) => (neededOn ? formatDay(dates, neededOn) : '–'),
    },
  ]
}
