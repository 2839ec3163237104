'use client'
import { Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { FigureLink, FigureRow } from '@/components/ui/figure-link'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { gate } from '@/lib/domain/gate/gate/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { Day } from '@/lib/platform/dates/day'
import { useApi } from '@/lib/platform/browser/use-api'
import { credentialFigures, figures } from './figures'
import classes from './start.module.css'

type Props = Record<
  'seesPeople' | 'seesEmployers' | 'seesOffers' | 'seesOnSite' | 'reviews',
  boolean
> & { today: Day }

export function Figures(props: Props) {
  const { seesPeople, seesEmployers, seesOffers, seesOnSite, reviews, today } = props
  const t = useTranslations('start')
  return (
    <section className={classes.section}>
      <Title order={2} mb="sm">
        {t('figures')}
      </Title>
      <FigureRow>
        <PermitsFigure today={today} />
        {seesOnSite && <OnSiteFigure />}
        {seesPeople &&
          figures.people.map((figure) => <PeopleFigure key={figure.key} figure={figure} />)}
        {seesPeople && seesEmployers && <ContractorsFigure />}
        {seesPeople && seesOffers && <OffersFigure />}
        {seesPeople &&
          credentialFigures(reviews).map((figure) => (
            <CredentialsFigure key={figure.key} figure={figure} />
          ))}
      </FigureRow>
    </section>
  )
}

/** Of all groups, for whoever reads. */
function PermitsFigure({ today }: { today: Day }) {
  const t = useTranslations('start')
  const { data } = useApi(workPermits.search, figures.permitsOf(today))
  const href = `/work-permits?group=any&fromDate=${today}&toDate=${today}`
  return <FigureLink label={t('permits')} value={data?.total} href={href} />
}

function PeopleFigure({ figure }: { figure: (typeof figures.people)[number] }) {
  const t = useTranslations('start')
  const { data } = useApi(persons.search, figure.input)
  return <FigureLink label={t(figure.key)} value={data?.total} href={figure.href} />
}

/** Leads to the queue of the offer that ends first. */
function OffersFigure() {
  const t = useTranslations('start')
  const { data } = useApi(seatRequests.search, figures.offers)
  const first = data?.rows[0]
  const href = first ? `/training/sessions/${first.sessionId}?tab=queue` : '/training/info'
  return <FigureLink label={t('offers')} value={data?.total} href={href} />
}

function ContractorsFigure() {
  const t = useTranslations('start')
  const { data } = useApi(employers.search, figures.contractors)
  return (
    <FigureLink label={t('contractors')} value={data?.total} href="/employers?kind=Contractor" />
  )
}

function OnSiteFigure() {
  const t = useTranslations('start')
  const { data } = useApi(gate.onSite, figures.onSite)
  return <FigureLink label={t('onSite')} value={data?.total} href="/on-site" />
}

type Counted = { figure: ReturnType<typeof credentialFigures>[number] }

function CredentialsFigure({ figure: { key, input, href } }: Counted) {
  const t = useTranslations('start.credentials')
  const { data } = useApi(credentials.search, input)
  return <FigureLink label={t(key)} value={data?.total} href={href} />
}
