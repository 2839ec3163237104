'use client'
import { Button, Stack } from '@mantine/core'
import { IconTimeline } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { useState } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { RecordLink } from '@/components/record/record-link'
import { RecordScreen } from '@/components/record/record-screen'
import { ProjectCrew } from '@/components/work-permits/list/project-crew'
import { RelatedPermits } from '@/components/work-permits/list/related-permits'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import type { ProjectLookups } from '@/lib/domain/work/projects/staff/contract'
import { EditForm } from '@/components/projects/form/edit-form'
import { ProjectRemoval } from './project-removal'
import classes from './project-screen.module.css'
import { ProjectTasks } from './project-tasks'
import { StatusPanel } from './status-panel'
import type { OwnWrite } from '@/components/projects/form/use-server-values'
import { useProject } from './use-project'
import { useProjectName } from '@/components/projects/use-project-name'
import { Name } from '@/components/ui/name'

export function ProjectScreen({ id }: { id: string }) {
  const t = useTranslations('projects')
  const answer = useProject(id)
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/projects', label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing') }}
    >
      {(record) =>
        record.lookups ? (
          <KnownProject record={record} lookups={record.lookups} />
        ) : (
          <TableSkeleton />
        )
      }
    </RecordScreen>
  )
}

function KnownProject({ record, lookups }: { record: ProjectRecord; lookups: ProjectLookups }) {
  const t = useTranslations('projects')
  const nameOf = useProjectName()
  const [own, setOwn] = useState<OwnWrite | null>(null)
  return (
    <>
      <BackLink href="/projects">{t('backToList')}</BackLink>
      <PageHeader
        title={nameOf(record)}
        description={<Belonging {...record} />}
        actions={<TimelineLink id={record.id} />}
      />
      <div className={classes.layout}>
        <div className={classes.status}>
          <StatusPanel record={record} onChanged={setOwn} />
        </div>
        <div className={classes.form}>
          <EditForm record={record} lookups={lookups} own={own} />
        </div>
        <Stack className={classes.records}>
          <RelatedPermits
            input={{ projectId: record.id, sort: '-workDate' }}
            empty={t('noPermits')}
            all={`/work-permits?projectId=${record.id}`}
          />
          <ProjectCrew projectId={record.id} />
        </Stack>
        <Stack className={classes.others}>
          <ProjectTasks tasks={record.tasks} />
          <ProjectRemoval record={record} />
        </Stack>
      </div>
    </>
  )
}

function TimelineLink({ id }: { id: string }) {
  const t = useTranslations('projectTimeline')
  return (
    <Button
      component={Link}
      href={`/projects/${id}/timeline` as Route}
      prefetch={false}
      variant="default"
      leftSection={<IconTimeline size={18} />}
    >
      {t('open')}
    </Button>
  )
}

function Belonging({ PurchaseRequisitionNo, employer }: ProjectRecord) {
  const t = useTranslations('projects')
  return (
    <>
      {PurchaseRequisitionNo ?? t('noPrNo')}
      {employer && (
        <>
          {' · '}
          <RecordLink type="employer" of={employer.id}>
            <Name of={employer} />
          </RecordLink>
        </>
      )}
    </>
  )
}
