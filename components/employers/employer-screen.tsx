'use client'
import { Anchor, Button, Paper, Stack, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { RelatedCredentials } from '@/components/credentials/related-credentials'
import { useDrawer } from '@/components/form/use-drawer'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { boundName } from '@/components/lookups/bound-name'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { RelatedProjects } from '@/components/projects/list/related-projects'
import { RecordScreen } from '@/components/record/record-screen'
import { RelatedTasks } from '@/components/tasks/list/related-tasks'
import { DefinitionList } from '@/components/ui/definition-list'
import { RelatedPermits } from '@/components/work-permits/list/related-permits'
import { WholeWords } from '@/components/ui/whole-words'
import { employers, type EmployerRecord } from '@/lib/domain/site/employers/contract'
import { hasName } from '@/lib/domain/site/employers/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import { route } from '@/lib/platform/access/route'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { documentsOf, permitsOf, projectsOf, tasksOf } from './employer-inputs'
import { EmployerPeople } from './employer-people'
import classes from './employer-screen.module.css'
import { EmployerStatusBadge } from './employer-status'
import { EmployerUsers } from './employer-users'
import { useEditFromAddress } from './use-edit-from-address'

const EmployerDrawer = dynamic(() =>
  fetchPart(() => import('./employer-drawer')).then((part) => part.EmployerDrawer),
)

/** `me`: the reader's user id. */
export function EmployerScreen({ id, me }: { id: string; me: string }) {
  const t = useTranslations('employers')
  return (
    <RecordScreen
      answer={useApi(employers.get, { id })}
      back={{ href: '/employers', label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing') }}
    >
      {(employer) => <KnownEmployer employer={employer} me={me} />}
    </RecordScreen>
  )
}

function KnownEmployer({ employer, me }: { employer: EmployerRecord; me: string }) {
  const t = useTranslations()
  const name = useEmployerName()(employer)
  const drawer = useDrawer<EmployerRecord>()
  useEditFromAddress(employer, drawer.open)
  const { id, kind, status, can } = employer
  return (
    <>
      <BackLink href="/employers">{t('employers.backToList')}</BackLink>
      <PageHeader
        title={<WholeWords text={name} />}
        tabTitle={name}
        description={t(`employers.kinds.${kind}`)}
        actions={
          <>
            <EmployerStatusBadge status={status} />
            {can.save && (
              <Button leftSection={<IconPencil size={18} />} onClick={() => drawer.open(employer)}>
                {t('common.edit')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.layout}>
        <Stack gap="lg">
          <EmployerPeople employerId={id} />
          <RelatedCredentials
            title={t('employers.documents')}
            empty={t('employers.noDocuments')}
            input={documentsOf(id)}
            start={{ employerId: id }}
          />
          <RelatedProjects
            input={projectsOf(id)}
            empty={t('employers.noProjects')}
            all={route(`/projects?${new URLSearchParams({ keyword: employer.nameTh })}`)}
          />
          <RelatedPermits
            input={permitsOf(id)}
            empty={t('employers.noPermits')}
            all={`/work-permits?contractorId=${id}`}
          />
          <RelatedTasks input={tasksOf(id)} empty={t('employers.noTasks')} me={me} />
        </Stack>
        <Stack gap="lg">
          <Facts employer={employer} />
          <EmployerUsers employerId={id} />
        </Stack>
      </div>
      {drawer.wasOpened && <EmployerDrawer {...drawer} />}
    </>
  )
}

function Facts({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations('employers')
  const { nameTh, nameEn, taxId, phone, contactEmail: email } = employer
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="facts-title">
      <Title order={2} id="facts-title" mb="xs">
        {t('facts')}
      </Title>
      <DefinitionList
        items={[
          { term: t('nameTh'), value: hasName(employer) ? boundName(nameTh) : null },
          { term: t('nameEn'), value: nameEn && boundName(nameEn) },
          { term: t('taxId'), value: taxId },
          { term: t('phone'), value: phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor> },
          {
            term: t('contactEmail'),
            value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
          },
        ]}
      />
    </Paper>
  )
}
