'use client'
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { FormPage } from '@/components/form/form-page'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { jsaTemplates, type JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'
import { route } from '@/lib/platform/access/route'
import { callApi } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { JsaForm } from './jsa-form'
import { valuesOfDraft, valuesOfTemplate } from './jsa-form-values'
import { TemplatePage } from '@/components/jsa-templates/record/template-page'
import { useWords } from '@/components/jsa-templates/use-words'

const pageOf = (id: string) => route(`/jsa-templates/${id}`)

export const EditJsaScreen = ({ id }: { id: string }) => (
  <TemplatePage id={id}>{(template) => <EditJsa template={template} />}</TemplatePage>
)

function EditJsa({ template }: { template: JsaTemplateRecord }) {
  const t = useTranslations()
  const say = useWords()
  const wayOn = useWayOn()
  const toast = useToast()
  const page = pageOf(template.id)
  return (
    <>
      <BackLink href={page}>{t('jsaTemplates.backToTemplate')}</BackLink>
      <PageHeader
        title={t('jsaTemplates.editTitle')}
        tabTitle={`${t('jsaTemplates.editTitle')} · ${say(template.nameTh, template.nameEn)}`}
        description={say(template.nameTh, template.nameEn)}
      />
      {template.can.save ? (
        <FormPage leaveTo={page}>
          <JsaForm
            values={valuesOfTemplate(template)}
            reload={async () =>
              valuesOfTemplate(await callApi(jsaTemplates.get, { id: template.id }))
            }
            onDone={() => {
              toast.done(t('common.saved'))
              wayOn.push(page)
            }}
          />
        </FormPage>
      ) : (
        <Alert icon={<IconLock />}>{t('jsaTemplates.readOnly')}</Alert>
      )}
    </>
  )
}

export function NewJsaScreen() {
  const t = useTranslations()
  const wayOn = useWayOn()
  const toast = useToast()
  const draft = useApi(jsaTemplates.create, {})
  return (
    <>
      <BackLink href={route('/jsa-templates')}>{t('jsaTemplates.backToList')}</BackLink>
      <PageHeader title={t('jsaTemplates.new')} />
      {draft.error && <LoadError problem={draft.error} retry={draft.refetch} />}
      {draft.isPending && <TableSkeleton />}
      {draft.data && (
        <FormPage leaveTo={route('/jsa-templates')}>
          <JsaForm
            values={valuesOfDraft(draft.data)}
            onDone={({ id }) => {
              toast.done(t('jsaTemplates.created'))
              wayOn.replace(pageOf(id!))
            }}
          />
        </FormPage>
      )}
    </>
  )
}
