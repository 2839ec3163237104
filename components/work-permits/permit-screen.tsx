'use client'
import { Alert, Button, Paper, Title } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { ReportUnsaved } from '@/components/form/form-context'
import { useUnsaved } from '@/components/form/use-unsaved-warning'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { workPermits, type PermitRecord } from '@/lib/domain/work-permits/contract'
import { pathOf, type ApiProblem } from '@/lib/platform/http/client'
import { useApi } from '@/lib/platform/http/use-api'
import { ApprovalsPanel } from './approvals-panel'
import { EditForm } from './edit-form'
import type { MendingPages } from './mending-places'
import { NextStep } from './next-step'
import { PermitFacts } from './permit-facts'
import { PermitHistory } from './permit-history'
import { PermitJsa } from './permit-jsa'
import classes from './permit-screen.module.css'
import { PermitStatusBadge } from './permit-status'
import { ReadinessPanel } from './readiness-panel'
import { StopWork } from './stop-work'

type Props = { id: string; opens: MendingPages }

/** One permit: what may be done with it, what it lacks, who has approved, all that it says, and its history. */
export function PermitScreen({ id, opens }: Props) {
  const answer = useApi(workPermits.get, { id })
  if (answer.isError) return <NoPermit problem={answer.error} retry={() => void answer.refetch()} />
  if (answer.isPending) return <TableSkeleton />
  return <KnownPermit permit={answer.data} opens={opens} />
}

function NoPermit({ problem, retry }: { problem: ApiProblem; retry: () => void }) {
  const t = useTranslations()
  // A record that is not there is 400 here, not 404.
  const isMissing = problem.body.status === 400
  return (
    <>
      <BackLink href="/work-permits">{t('workPermits.backToList')}</BackLink>
      <PageHeader
        title={t(isMissing ? 'workPermits.missing' : 'workPermits.title')}
        description={isMissing && t('workPermits.missingHint')}
      />
      <ErrorAlert
        problem={problem}
        title={t('common.loadFailed')}
        action={{ label: t('common.retry'), onClick: retry }}
      />
    </>
  )
}

const isBeforeWork = ({ status }: PermitRecord) =>
  ['Draft', 'Submitted', 'ChangesRequested', 'Approved'].includes(status)

function KnownPermit({ permit, opens }: { permit: PermitRecord; opens: MendingPages }) {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const [hasMovedOn, setMovedOn] = useState(false)
  const unsaved = useUnsaved()
  return (
    <>
      <BackLink href="/work-permits">{t('backToList')}</BackLink>
      <PageHeader
        title={permit.permitNo}
        description={types(permit.typeCode)}
        actions={
          <>
            <PermitStatusBadge status={permit.status} />
            <Button
              component="a"
              href={pathOf(workPermits.pdf, { id: permit.id })}
              target="_blank"
              variant="default"
              size="sm"
              leftSection={<IconFileTypePdf size={18} />}
            >
              {t('pdf')}
            </Button>
          </>
        }
      />
      {hasMovedOn && (
        <Alert
          color="amber"
          role="alert"
          mb="md"
          withCloseButton
          closeButtonLabel={t('doNothing')}
          onClose={() => setMovedOn(false)}
        >
          {t('movedOn')}
        </Alert>
      )}
      <div className={classes.layout}>
        <div className={classes.step}>
          <StopWork permit={permit} onMovedOn={setMovedOn} />
          <NextStep permit={permit} onMovedOn={setMovedOn} mayLeave={unsaved.mayLeave} />
        </div>
        <div className={classes.aside}>
          {isBeforeWork(permit) && <ReadinessPanel permit={permit} opens={opens} />}
          <ApprovalsPanel permit={permit} />
        </div>
        <div className={classes.main}>
          <Section title={t('details')} id="form">
            <ReportUnsaved value={unsaved.report}>
              {permit.can.save ? <EditForm permit={permit} /> : <PermitFacts permit={permit} />}
            </ReportUnsaved>
          </Section>
        </div>
        <div className={classes.rest}>
          <Section title={t('jsa.title')}>
            <PermitJsa jsa={permit.jsa} />
          </Section>
          <Section title={t('history')}>
            <PermitHistory id={permit.id} />
          </Section>
        </div>
      </div>
    </>
  )
}

type SectionProps = { title: string; id?: string; children: ReactNode }

const Section = ({ title, id, children }: SectionProps) => (
  <Paper withBorder p="md" component="section" id={id}>
    <Title order={2} mb="md">
      {title}
    </Title>
    {children}
  </Paper>
)
