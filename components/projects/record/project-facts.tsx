'use client'
import { Anchor, Paper, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { EmployerName } from '@/components/lookups/employer-name'
import { AreaLink } from '@/components/record/area-link'
import { RecordLink } from '@/components/record/record-link'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { Name } from '@/components/ui/name'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatDay } from '@/lib/platform/dates/format'

/** What the project is. */
export function ProjectFacts({ record }: { record: ProjectRecord }) {
  const t = useTranslations('projects')
  const dates = useDateStyle()
  const { PurchaseRequisitionNo, employer, startDate, endDate } = record
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="facts-title">
      <Title order={2} id="facts-title" mb="xs">
        {t('detailsLegend')}
      </Title>
      <DefinitionList
        items={[
          { term: t('prNo'), value: PurchaseRequisitionNo ?? t('noPrNo') },
          {
            term: t('employer'),
            value: employer && (
              <RecordLink type="employer" of={employer.id}>
                <EmployerName of={employer} />
              </RecordLink>
            ),
          },
          {
            term: t('period'),
            value: `${formatDay(dates, startDate)} – ${formatDay(dates, endDate)}`,
          },
          { term: t('plannedWorkersShort'), value: record.plannedWorkers },
          { term: t('details'), value: record.description },
          { term: t('areas'), value: <Areas ids={record.workspaceAreaIds} /> },
          { term: t('documentsShort'), value: <Documents ids={record.documentTemplateIds} /> },
        ]}
      />
    </Paper>
  )
}

type Ids = { ids: readonly string[] }

function Areas({ ids }: Ids) {
  const { data } = useApi(workspaceAreas.search, {}, { enabled: ids.length > 0 })
  const chosen = data?.rows.filter(({ id }) => ids.includes(id)) ?? []
  if (chosen.length === 0) return ids.length > 0 && !data ? '…' : '–'
  return chosen.map((area) => (
    <div key={area.id}>
      <AreaLink area={area} />
    </div>
  ))
}

function Documents({ ids }: Ids) {
  const { data } = useApi(documentTemplates.search, {}, { enabled: ids.length > 0 })
  const chosen = data?.rows.filter(({ id }) => ids.includes(id)) ?? []
  if (chosen.length === 0) return ids.length > 0 && !data ? '…' : '–'
  return chosen.map(({ id, asset, ...template }) => (
    <div key={id}>
      {asset ? (
        <Anchor href={assetUrl(asset.id)} download inherit>
          <Name of={template} />
        </Anchor>
      ) : (
        <Name of={template} />
      )}
    </div>
  ))
}
