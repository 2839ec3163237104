'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { JsaSheet } from '@/components/jsa-templates/record/jsa-sheet'
import { RecordLink } from '@/components/record/record-link'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { useNames } from '@/components/work-permits/use-names'

export function PermitJsa({
  jsa: { template, templateRevision, steps },
}: Pick<PermitRecord, 'jsa'>) {
  const t = useTranslations('workPermits.jsa')
  const nameOf = useNames()
  const source = template
    ? t('from', {
        code: template.code,
        name: nameOf(template),
        revision: templateRevision ?? '–',
      })
    : t(steps.length > 0 ? 'ownSteps' : 'none')
  return (
    <>
      <Text size="sm" c="dimmed">
        <RecordLink type="jsa-template" of={template && template.id}>
          {source}
        </RecordLink>
      </Text>
      {steps.length > 0 && <JsaSheet caption={t('title')} steps={steps} />}
    </>
  )
}
