'use client'
import { Button, List, Stack, Text } from '@mantine/core'
import { hashKey } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LoadError } from '@/components/ui/load-error'
import { VerdictBadge } from '@/components/eligibility/verdict-badge'
import { useNames } from '@/components/work-permits/use-names'
import {
  requirementPreview,
  type ChangedVerdict,
  type RequirementPreview,
} from '@/lib/domain/eligibility/eligibility/preview/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { toInput } from './requirement-values'

/** Before it is saved: whose verdicts the requirement in the form would change. */
export function RequirementEffect() {
  const t = useTranslations('eligibility.effect')
  const input = toInput(useWatch())
  const [asked, ask] = useState<InputOf<typeof requirementPreview.preview> | null>(null)
  const { data, error, isFetching, refetch } = useApi(requirementPreview.preview, asked ?? {}, {
    enabled: asked !== null,
  })
  const isCurrent = !isFetching && hashKey([asked]) === hashKey([input])
  return (
    <Stack gap="xs" component="section" aria-label={t('title')}>
      <div>
        <Button variant="default" loading={isFetching} onClick={() => ask(input)}>
          {t('show')}
        </Button>
      </div>
      <div role="status">
        {error && isCurrent && <LoadError problem={error} retry={refetch} />}
        {data && isCurrent && <Effect effect={data} />}
      </div>
    </Stack>
  )
}

function Effect({
  effect: { people, permits, refused, released, rows },
}: {
  effect: RequirementPreview
}) {
  const t = useTranslations('eligibility.effect')
  if (rows.length === 0) return <Text>{t('none')}</Text>
  return (
    <>
      <Text fw={600}>{t('count', { people, permits })}</Text>
      <Text size="sm">{t('words', { refused, released })}</Text>
      <List listStyleType="none" spacing={4} mt="xs" size="sm">
        {rows.map((row) => (
          <ChangedLine key={`${row.person.id} ${row.permit?.id}`} row={row} />
        ))}
      </List>
    </>
  )
}

function ChangedLine({ row: { person, permit, before, after } }: { row: ChangedVerdict }) {
  const name = useNames()(person)
  return (
    <List.Item>
      {[name, person.code, permit?.permitNo].filter(Boolean).join(' · ')}:{' '}
      <VerdictBadge verdict={before} /> → <VerdictBadge verdict={after} />
    </List.Item>
  )
}
