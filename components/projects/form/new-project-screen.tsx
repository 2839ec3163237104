'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { FormPage } from '@/components/form/form-page'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { projects, type ProjectTemplate } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import type { FixLinks } from './fix-links'
import { ProjectForm } from './project-form'
import { valuesOfTemplate } from './project-form-values'
import { StaffGaps } from './staff-gaps'

/** `prNo`: the number that was searched for without a match. */
type Props = { fixLinks: FixLinks; prNo?: string }

export function NewProjectScreen({ fixLinks, prNo }: Props) {
  const t = useTranslations('projects')
  return (
    <>
      <BackLink href="/projects">{t('backToList')}</BackLink>
      <PageHeader title={t('new')} />
      <Stack maw="46rem">
        <CheckedForm fixLinks={fixLinks} prNo={prNo} />
      </Stack>
    </>
  )
}

function CheckedForm({ fixLinks, prNo }: Props) {
  const check = useApi(projects.preCreate, {})
  const template = useApi(projects.create, {})
  const refused = check.error ?? template.error
  const readAgain = () => {
    if (check.error) void check.refetch()
    if (template.error) void template.refetch()
  }
  if (refused) return <LoadError problem={refused} retry={readAgain} />
  if (!check.data || !template.data) return <TableSkeleton />
  const { success, messages } = check.data
  if (!success) return <StaffGaps messages={messages} fixLinks={fixLinks} />
  return <NewProjectForm template={template.data} prNo={prNo} />
}

function NewProjectForm({ template, prNo }: { template: ProjectTemplate; prNo?: string }) {
  const t = useTranslations('projects')
  const wayOn = useWayOn()
  const toast = useToast()
  return (
    <FormPage leaveTo="/projects">
      <ProjectForm
        values={valuesOfTemplate(template, prNo)}
        lookups={template.lookups}
        onDone={({ id }, { name }) => {
          toast.done(t(name ? 'created' : 'savedDraft'))
          wayOn.replace(route(`/projects/${id}`))
        }}
      />
    </FormPage>
  )
}
