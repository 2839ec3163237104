'use client'
import { Button, Stack } from '@mantine/core'
import { IconPencil, IconTimeline } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { EmployerName } from '@/components/lookups/employer-name'
import { ProjectStatusBadge } from '@/components/projects/project-status'
import { useProjectName } from '@/components/projects/use-project-name'
import { RecordLink } from '@/components/record/record-link'
import { RecordScreen } from '@/components/record/record-screen'
import { ProjectCrew } from '@/components/work-permits/list/project-crew'
import { RelatedPermits } from '@/components/work-permits/list/related-permits'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { LatestEvents, ProjectTrainings } from './project-events'
import { ProjectFacts } from './project-facts'
import { crewOf, permitsOf } from './project-inputs'
import { ProjectRemoval } from './project-removal'
import classes from './project-screen.module.css'
import { ProjectStaff } from './project-staff'
import { ProjectTasks } from './project-tasks'
import { StatusPanel } from './status-panel'
import { useProject } from './use-project'
import { useProjectEdit } from './use-project-edit'

const ProjectDrawer = dynamic(() =>
  fetchPart(() => import('@/components/projects/form/project-drawer')).then(
    (part) => part.ProjectDrawer,
  ),
)

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
      {(record) => <KnownProject record={record} />}
    </RecordScreen>
  )
}

function KnownProject({ record }: { record: ProjectRecord }) {
  const t = useTranslations()
  const nameOf = useProjectName()
  const { drawer, edit } = useProjectEdit(record)
  const { id } = record
  const facts = <ProjectFacts key="facts" record={record} />
  // Of a draft it says what is still to be filled in: that comes first.
  const status = <StatusPanel key="status" record={record} onFillIn={edit} />
  return (
    <>
      <BackLink href="/projects">{t('projects.backToList')}</BackLink>
      <PageHeader
        title={nameOf(record)}
        description={<Belonging {...record} />}
        actions={
          <>
            <TimelineLink id={id} />
            <Button leftSection={<IconPencil size={18} />} onClick={() => edit()}>
              {t('common.edit')}
            </Button>
          </>
        }
      />
      <div className={classes.layout}>
        <Stack className={classes.what}>
          {record.status === 'Draft' ? [status, facts] : [facts, status]}
        </Stack>
        <Stack className={classes.records}>
          <RelatedPermits
            input={permitsOf(id)}
            empty={t('projects.noPermits')}
            all={`/work-permits?projectId=${id}`}
          />
          <ProjectTasks tasks={record.tasks} />
          <ProjectCrew input={crewOf(id)} />
          <ProjectTrainings id={id} />
          <LatestEvents id={id} />
        </Stack>
        <Stack className={classes.others}>
          <ProjectStaff staff={record.staff} />
          <ProjectRemoval record={record} />
        </Stack>
      </div>
      {drawer.wasOpened && <ProjectDrawer {...drawer} />}
    </>
  )
}

function TimelineLink({ id }: { id: string }) {
  const t = useTranslations('projectTimeline')
  return (
    <Button
      component={Link}
      href={route(`/projects/${id}/timeline`)}
      prefetch={false}
      variant="default"
      leftSection={<IconTimeline size={18} />}
    >
      {t('open')}
    </Button>
  )
}

function Belonging({ status, PurchaseRequisitionNo, employer }: ProjectRecord) {
  const t = useTranslations('projects')
  return (
    <>
      <ProjectStatusBadge status={status} /> {PurchaseRequisitionNo ?? t('noPrNo')}
      {employer && (
        <>
          {' · '}
          <RecordLink type="employer" of={employer.id}>
            <EmployerName of={employer} />
          </RecordLink>
        </>
      )}
    </>
  )
}
