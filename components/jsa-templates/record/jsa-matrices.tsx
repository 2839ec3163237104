'use client'
import { SimpleGrid, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { JsaStepRecord } from '@/lib/domain/work/jsa-templates/contract'
import { RiskMatrix } from '@/components/jsa-templates/risk-matrix'

export function JsaMatrices({ steps }: { steps: JsaStepRecord[] }) {
  const t = useTranslations('jsaTemplates.matrix')
  const hazards = steps.flatMap((step) => step.hazards)
  const after = hazards.map(({ residualLikelihood, residualSeverity }) => ({
    likelihood: residualLikelihood,
    severity: residualSeverity,
  }))
  return (
    <div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <RiskMatrix caption={t('before')} ratings={hazards} />
        <RiskMatrix caption={t('after')} ratings={after} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {t('hint')}
      </Text>
    </div>
  )
}
