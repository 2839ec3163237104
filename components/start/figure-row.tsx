'use client'
import { Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { FigureLink, FigureRow } from '@/components/ui/figure-link'
import { employers } from '@/lib/domain/site/employers/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { figures } from './figures'
import classes from './start.module.css'

export function Figures({ seesEmployers }: { seesEmployers: boolean }) {
  const t = useTranslations('start')
  return (
    <section className={classes.section}>
      <Title order={2} mb="sm">
        {t('figures')}
      </Title>
      <FigureRow>
        {figures.people.map((figure) => (
          <PeopleFigure key={figure.key} figure={figure} />
        ))}
        {seesEmployers && <ContractorsFigure />}
      </FigureRow>
    </section>
  )
}

function PeopleFigure({ figure }: { figure: (typeof figures.people)[number] }) {
  const t = useTranslations('start')
  const { data } = useApi(persons.search, figure.input)
  return <FigureLink label={t(figure.key)} value={data?.total} href={figure.href} />
}

function ContractorsFigure() {
  const t = useTranslations('start')
  const { data } = useApi(employers.search, figures.contractors)
  return (
    <FigureLink label={t('contractors')} value={data?.total} href="/employers?kind=Contractor" />
  )
}
