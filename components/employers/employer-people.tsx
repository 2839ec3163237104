'use client'
import { Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { FigureLink, FigureRow } from '@/components/ui/figure-link'
import { persons, trainingStatuses } from '@/lib/domain/people/persons/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { peopleOf, type Counted } from './employer-inputs'

/** The people of a company, by where their training stands. */
export function EmployerPeople({ employerId }: { employerId: string }) {
  const t = useTranslations('persons')
  return (
    <section aria-labelledby="people-title">
      <Title order={2} id="people-title" mb="sm">
        {t('title')}
      </Title>
      <FigureRow>
        <PeopleFigure label={t('everybody')} of={{ employerId }} />
        {trainingStatuses.map((TrainingStatus) => (
          <PeopleFigure
            key={TrainingStatus}
            label={t(`statuses.${TrainingStatus}`)}
            of={{ employerId, TrainingStatus }}
          />
        ))}
      </FigureRow>
    </section>
  )
}

function PeopleFigure({ label, of }: { label: string; of: Counted }) {
  const { data } = useApi(persons.search, peopleOf(of))
  return (
    <FigureLink label={label} value={data?.total} href={`/persons?${new URLSearchParams(of)}`} />
  )
}
