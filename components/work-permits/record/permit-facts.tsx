'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { DefinitionList } from '@/components/ui/definition-list'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { usePpeName } from '@/components/work-permits/form/ppe-fields'
import { projectLabel } from '@/components/work-permits/form/project-label'
import { useNames } from '@/components/work-permits/use-names'
import { WorkerLine } from '@/components/work-permits/worker-line'
import classes from '@/components/work-permits/worker-line.module.css'
import { WorkTime } from '@/components/work-permits/form/work-time'

export function PermitFacts({ permit }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  const ppeName = usePpeName()
  return (
    <Stack gap="lg">
      <Basics permit={permit} />
      <section>
        <Title order={3} mb="xs">
          {t('workers')} · {t('workerCount', { count: permit.workerCount })}
        </Title>
        <ul className={classes.people}>
          {permit.workers.map(({ personId, person, duty }) => (
            <li key={personId}>
              <WorkerLine person={person} duty={duty} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Title order={3} mb="xs">
          {t('ppeTitle')}
        </Title>
        <Text>{permit.ppe.map(ppeName).join(' · ') || t('noPpe')}</Text>
      </section>
    </Stack>
  )
}

function Basics({ permit }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const nameOf = useNames()
  const { project, contractor, workspaceArea, task } = permit
  return (
    <DefinitionList
      items={[
        { term: t('type'), value: types(permit.typeCode) },
        { term: t('descriptionOfWork'), value: permit.description },
        { term: t('project'), value: project && projectLabel(project) },
        { term: t('contractor'), value: contractor && nameOf(contractor) },
        {
          term: t('area'),
          value: workspaceArea && `${workspaceArea.code} · ${nameOf(workspaceArea)}`,
        },
        { term: t('workDate'), value: <WorkTime {...permit} /> },
        { term: t('requester'), value: nameOf(permit.requestedBy) },
        ...(task ? [{ term: t('task'), value: <TaskLink task={task} /> }] : []),
      ]}
    />
  )
}

const TaskLink = ({ task }: { task: NonNullable<PermitRecord['task']> }) => (
  <Anchor component={Link} href={`/tasks/${task.id}` as Route} inherit>
    {task.refId} · {task.title}
  </Anchor>
)
