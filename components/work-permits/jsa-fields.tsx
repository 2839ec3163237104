'use client'
import { Alert, Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { JsaSheet } from '@/components/jsa-templates/jsa-sheet'
import { jsaTemplates } from '@/lib/domain/jsa-templates/contract'
import { useApi } from '@/lib/platform/http/use-api'
import type { StepProps } from './permit-form'
import type { PermitValues } from './permit-form-values'
import { useNames } from './use-names'

/** The job safety analysis to copy: the templates for this type of work, and the steps that it has. */
export function JsaFields({ record }: StepProps) {
  const t = useTranslations('workPermits')
  const nameOf = useNames()
  const { setValue } = useFormContext<PermitValues>()
  const [typeCode, chosenId, revision] = useWatch<
    PermitValues,
    ['typeCode', 'jsaTemplateId', 'jsaRevision']
  >({ name: ['typeCode', 'jsaTemplateId', 'jsaRevision'] })
  const { data: offered = [] } = useApi(jsaTemplates.listForContractor, {})
  const own = record?.jsa
  const copied = own?.template
  const sorted = offered.toSorted(
    (a, b) => Number(b.typeCode === typeCode) - Number(a.typeCode === typeCode),
  )
  const isOffered = offered.some(({ id }) => id === copied?.id)
  const options = [...sorted, ...(copied && !isOffered ? [copied] : [])].map((template) => ({
    value: template.id,
    label: `${template.code} · ${nameOf(template)}`,
  }))
  const chosen = offered.find(({ id }) => id === chosenId)
  const isCopied = chosenId === (own?.templateId ?? null) && revision === own?.templateRevision
  const newest = chosen && chosen.revision !== revision ? chosen.revision : null
  return (
    <>
      <SelectField<PermitValues>
        name="jsaTemplateId"
        label={t('form.template')}
        description={t('form.templateHint')}
        options={options}
        onChoose={(id) =>
          setValue('jsaRevision', offered.find((each) => each.id === id)?.revision ?? null)
        }
      />
      {offered.length === 0 && <Text c="dimmed">{t('form.noTemplates')}</Text>}
      {newest !== null && (
        <Alert color="amber">
          <Text size="sm">
            {t('form.newerRevision', { revision: newest, current: revision ?? '–' })}
          </Text>
          <Button
            mt="xs"
            size="xs"
            variant="default"
            onClick={() => setValue('jsaRevision', newest, { shouldDirty: true })}
          >
            {t('form.useNewer')}
          </Button>
        </Alert>
      )}
      {!isCopied && chosen && (
        <>
          <Text size="sm">{t('form.willCopy')}</Text>
          <JsaSheet caption={t('jsa.title')} steps={chosen.steps} />
        </>
      )}
    </>
  )
}
