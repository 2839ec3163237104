'use client'
import { Button, Paper, Text, Title } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OverridesPanel } from '@/components/eligibility/overrides-panel'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { NextWaiting } from '@/components/record/next-waiting'
import { WholeWords } from '@/components/ui/whole-words'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { isBeforeWork } from '@/lib/domain/work/work-permits/workflow'
import { pathOf } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { ApprovalsPanel } from './approvals-panel'
import { CopyButton } from './copy-button'
import { NextStep } from './next-step'
import { PermitFacts } from './permit-facts'
import { PermitHistory } from './permit-history'
import { PermitJsa } from './permit-jsa'
import { PermitPage } from './permit-page'
import { PermitRemoval } from './permit-removal'
import classes from './permit-screen.module.css'
import { PermitStatusBadge } from '@/components/work-permits/permit-status'
import { useNames } from '@/components/work-permits/use-names'
import { ReadinessPanel } from './readiness-panel'
import { StopWork } from './stop-work'
import { usePermitCommands } from './use-permit-commands'

export const PermitScreen = ({ id }: { id: string }) => (
  <PermitPage id={id}>{(permit) => <KnownPermit permit={permit} />}</PermitPage>
)

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
  const conflict = useConflict()
  const commands = usePermitCommands(permit, { conflict })
  return (
    <>
      <BackLink href="/work-permits">{t('backToList')}</BackLink>
      <PageHeader
        title={permit.permitNo}
        description={<Work {...permit} />}
        actions={
          <>
            <CopyButton id={permit.id} />
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
          {permit.can.override && <OverridesPanel permitId={permit.id} />}
          <ApprovalsPanel permit={permit} />
        </div>
        <div className={classes.main}>
          <Section title={t('details')}>
            <PermitFacts permit={permit} />
            {permit.can.remove && <PermitRemoval permit={permit} />}
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

/** What is done there, and where; a long text stands whole in the details. */
function Work({ status, typeCode, description, workspaceArea }: PermitRecord) {
  const types = useTranslations('jsaTemplates.types')
  const nameOf = useNames()
  const place = workspaceArea && `${workspaceArea.code} ${nameOf(workspaceArea)}`
  return (
    <>
      {description && (
        <Text span c="var(--mantine-color-text)" lineClamp={3}>
          <WholeWords text={description} />
        </Text>
      )}
      <PermitStatusBadge status={status} /> {[types(typeCode), place].filter(Boolean).join(' · ')}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper withBorder p="md" component="section">
    <Title order={2} mb="md">
      {title}
    </Title>
    {children}
  </Paper>
)
