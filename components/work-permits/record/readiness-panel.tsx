'use client'
import { Anchor, Paper, Text, Title } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fixLink, type FixPages } from '@/components/work-permits/form/fix-link'
import classes from './readiness-panel.module.css'

type Props = { permit: PermitRecord; opens: FixPages }

/** What the permit lacks; each gap with a link to where it is fixed. */
export function ReadinessPanel({ permit, opens }: Props) {
  const t = useTranslations('workPermits.readiness')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="readiness-title" data-gloves>
      <Title order={2} mb="xs" id="readiness-title">
        {t('title')}
      </Title>
      <Findings permit={permit} opens={opens} />
    </Paper>
  )
}

function Findings({ permit, opens }: Props) {
  const t = useTranslations('workPermits.readiness')
  const answer = useApi(workPermits.readiness, { id: permit.id })
  if (answer.error) return <ErrorAlert problem={answer.error} />
  if (!answer.data) return <TableSkeleton />
  const { isReady, gaps } = answer.data
  if (isReady)
    return (
      <p className={classes.line} data-ready>
        <IconCircleCheckFilled size={18} aria-hidden />
        {t('ready')}
      </p>
    )
  const needsOthers = gaps.some((gap) => !fixLink({ ...gap, permit }, opens))
  return (
    <>
      <p className={classes.line}>
        <IconAlertTriangleFilled size={18} aria-hidden />
        {t('gaps', { count: gaps.length })}
      </p>
      <ul className={classes.gaps}>
        {gaps.map((gap) => (
          <Gap
            key={`${gap.code} ${gap.path} ${gap.permitId}`}
            gap={gap}
            permit={permit}
            opens={opens}
          />
        ))}
      </ul>
      {needsOthers && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('ask')}
        </Text>
      )}
    </>
  )
}

function Gap({ gap, permit, opens }: Props & { gap: PermitGap }) {
  const t = useTranslations('workPermits.readiness')
  const href = fixLink({ ...gap, permit }, opens)
  const label = t(`fix.${gap.mend}`)
  return (
    <li>
      {gap.text}{' '}
      {href && (
        <Anchor component={Link} href={href} size="sm" aria-label={`${label}: ${gap.text}`}>
          {label}
        </Anchor>
      )}
    </li>
  )
}
