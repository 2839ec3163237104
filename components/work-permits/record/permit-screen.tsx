'use client'
import { Button, Paper, Title } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReportUnsaved } from '@/components/form/form-context'
import { useUnsaved } from '@/components/form/use-unsaved-warning'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { NextWaiting } from '@/components/record/next-waiting'
import { RecordScreen } from '@/components/record/record-screen'
import { DefinitionList } from '@/components/ui/definition-list'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { isBeforeWork } from '@/lib/domain/work/work-permits/workflow'
import { pathOf } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { ApprovalsPanel } from './approvals-panel'
import { CopyButton } from './copy-button'
import { EditForm } from '@/components/work-permits/form/edit-form'
import { NextStep } from './next-step'
import { PermitFacts } from './permit-facts'
import { PermitHistory } from './permit-history'
import { PermitJsa } from './permit-jsa'
import classes from './permit-screen.module.css'
import { PermitStatusBadge } from '@/components/work-permits/permit-status'
import { ReadinessPanel } from './readiness-panel'
import { StopWork } from './stop-work'
import { usePermitCommands } from './use-permit-commands'
import { useRecordsOfPermit } from './use-records-of-permit'

export function PermitScreen({ id }: { id: string }) {
  const t = useTranslations('workPermits')
  const answer = useApi(workPermits.get, { id })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/work-permits', label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing'), hint: t('missingHint') }}
    >
      {(permit) => <KnownPermit permit={permit} />}
    </RecordScreen>
  )
}

/** The first page of the tab; beyond it, a permit that waits itself may offer another. */
const waiting = { waitingForMe: true, sort: 'workDate', page: 1, pageSize: 25 } as const

function NextPermit({ id }: { id: string }) {
  const { data } = useApi(workPermits.search, waiting)
  const permits = data?.rows.map((permit) => ({
    id: permit.id,
    name: permit.permitNo,
    href: `/work-permits/${permit.id}`,
  }))
  return <NextWaiting id={id} waiting={permits} total={data?.total} />
}

function KnownPermit({ permit }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const conflict = useConflict()
  const unsaved = useUnsaved()
  const commands = usePermitCommands(permit, { conflict, mayLeave: unsaved.mayLeave })
  return (
    <>
      <BackLink href="/work-permits">{t('backToList')}</BackLink>
      <PageHeader
        title={permit.permitNo}
        description={types(permit.typeCode)}
        actions={
          <>
            <PermitStatusBadge status={permit.status} />
            <CopyButton id={permit.id} mayLeave={unsaved.mayLeave} />
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
      <ConflictAlert conflict={conflict}>{t('conflict')}</ConflictAlert>
      <div className={classes.layout}>
        <div className={classes.step}>
          <StopWork commands={commands} />
          <NextStep permit={permit} commands={commands} />
          <NextPermit id={permit.id} />
        </div>
        <div className={classes.aside}>
          {isBeforeWork(permit.status) && <ReadinessPanel permit={permit} />}
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
          {permit.can.save && <RecordsOfPermit permit={permit} />}
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

/** Beside the form, whose fields lead nowhere. */
function RecordsOfPermit({ permit }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  return (
    <Section title={t('records')}>
      <DefinitionList items={useRecordsOfPermit(permit)} />
    </Section>
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
