'use client'
import { Skeleton, Title } from '@mantine/core'
import { useFormatter, useTranslations } from 'next-intl'
import type { Route } from 'next'
import { IntentLink } from '@/components/ui/intent-link'
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
      <ul className={classes.figures}>
        {figures.people.map((figure) => (
          <PeopleFigure key={figure.key} figure={figure} />
        ))}
        {seesEmployers && <ContractorsFigure />}
      </ul>
    </section>
  )
}

function PeopleFigure({ figure }: { figure: (typeof figures.people)[number] }) {
  const t = useTranslations('start')
  const { data } = useApi(persons.search, figure.input)
  return <Figure label={t(figure.key)} value={data?.total} href={figure.href} />
}

function ContractorsFigure() {
  const t = useTranslations('start')
  const { data } = useApi(employers.search, figures.contractors)
  return <Figure label={t('contractors')} value={data?.total} href="/employers?kind=Contractor" />
}

function Figure({
  label,
  value,
  href,
}: {
  label: string
  value: number | undefined
  href: string
}) {
  const format = useFormatter()
  return (
    <li>
      <IntentLink href={href as Route} className={classes.figure}>
        <span className={classes.value}>
          {value === undefined ? <Skeleton height={28} width={48} /> : format.number(value)}
        </span>
        <span className={classes.line}>{label}</span>
      </IntentLink>
    </li>
  )
}
