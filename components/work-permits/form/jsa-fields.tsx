'use client'
import { Alert, Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LookupField } from '@/components/form/lookup-field'
import { JsaSheet } from '@/components/jsa-templates/record/jsa-sheet'
import { lookupIn } from '@/components/ui/lookup'
import { jsaTemplates, type JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { StepProps } from './step-props'
import type { PermitValues } from './permit-form-values'
import { useNames, type Named } from '@/components/work-permits/use-names'

/** Chooses the JSA template to copy and shows the steps that would be copied. */
export function JsaFields({ record }: StepProps) {
  const t = useTranslations('workPermits')
  const nameOf = useNames()
  const { setValue } = useFormContext<PermitValues>()
  const [typeCode, chosenId, revision] = useWatch<
    PermitValues,
    ['typeCode', 'jsaTemplateId', 'jsaRevision']
  >({ name: ['typeCode', 'jsaTemplateId', 'jsaRevision'] })
  const own = record?.jsa
  const copied = own?.template
  const labelOf = (template: Named & { code: string }) => `${template.code} · ${nameOf(template)}`
  const lookup = lookupIn(jsaTemplates.searchForContractor, labelOf, { typeFirst: typeCode })
  const chosen = useApi(
    jsaTemplates.searchForContractor,
    { ids: [chosenId ?? ''], page: 1, pageSize: 1 },
    { enabled: chosenId !== null },
  ).data?.rows[0]
  const isCopied = chosenId === (own?.templateId ?? null) && revision === own?.templateRevision
  const newest = chosen && chosen.revision !== revision ? chosen.revision : null
  return (
    <>
      <LookupField<PermitValues, JsaTemplateRecord>
        name="jsaTemplateId"
        label={t('form.template')}
        description={t('form.templateHint')}
        lookup={lookup}
        known={copied && { id: copied.id, label: labelOf(copied) }}
        onChoose={(_, template) => setValue('jsaRevision', template?.revision ?? null)}
      />
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
