'use client'
import { Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { usePpeName } from '@/components/work-permits/use-ppe-name'
import { useNames } from '@/components/work-permits/use-names'
import { WorkerLine } from '@/components/work-permits/worker-line'
import classes from '@/components/work-permits/worker-line.module.css'
import { useRecordsOfPermit } from './use-records-of-permit'
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
          {permit.workers.map(({ personId, person, duty, dutyCodes }) => (
            <li key={personId}>
              <WorkerLine person={person} duty={duty} dutyCodes={dutyCodes} />
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
  return (
    <DefinitionList
      items={[
        { term: t('type'), value: types(permit.typeCode) },
        { term: t('descriptionOfWork'), value: permit.description },
        ...useRecordsOfPermit(permit),
        { term: t('workDate'), value: <WorkTime {...permit} /> },
        { term: t('requester'), value: nameOf(permit.requestedBy) },
      ]}
    />
  )
}
