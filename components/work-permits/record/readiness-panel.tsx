'use client'
import { Anchor, Paper, Text, Title } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { BookedSession } from '@/components/training/booked-session'
import { FindSession } from '@/components/training/find-session'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { IntentLink } from '@/components/ui/intent-link'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import { isBookedInTime } from '@/lib/domain/work/work-permits/readiness/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import { usePageOf } from '@/components/record/openable-records'
import { fixLink } from '@/components/work-permits/form/fix-link'
import { LetWorkerPass } from './let-worker-pass'
import { MissingTraining } from './missing-training'
import classes from './readiness-panel.module.css'

type Props = {
  permit: PermitRecord
  /** Missing where the form is on another page. */
  showField?: (path: string) => void
}

/** What the permit lacks; each gap with a link to where it is fixed. */
export function ReadinessPanel(props: Props) {
  const t = useTranslations('workPermits.readiness')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="readiness-title" data-gloves>
      <Title order={2} mb="xs" id="readiness-title">
        {t('title')}
      </Title>
      <Findings {...props} />
    </Paper>
  )
}

function Findings(props: Props) {
  const { permit } = props
  const pageOf = usePageOf()
  const t = useTranslations('workPermits.readiness')
  const answer = useApi(workPermits.readiness, { id: permit.id })
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  const refusing = answer.data.gaps.filter(({ effect }) => effect === 'Refuse')
  const warnings = answer.data.gaps.filter(({ effect }) => effect === 'Warn')
  const needsOthers = refusing.some(
    (gap) => gap.mend !== 'training' && !fixLink({ ...gap, permit }, pageOf),
  )
  return (
    <>
      {refusing.length === 0 ? (
        <p className={classes.line} data-ready>
          <IconCircleCheckFilled size={18} aria-hidden />
          {t('ready')}
        </p>
      ) : (
        <p className={classes.line}>
          <IconAlertTriangleFilled size={18} aria-hidden />
          {t('gaps', { count: refusing.length })}
        </p>
      )}
      <Gaps gaps={refusing} {...props} />
      <MissingTraining permit={permit} gaps={refusing} />
      {needsOthers && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('ask')}
        </Text>
      )}
      {warnings.length > 0 && (
        <>
          <p className={classes.line} data-warning>
            <IconInfoCircleFilled size={18} aria-hidden />
            {t('warnings', { count: warnings.length })}
          </p>
          <Gaps gaps={warnings} {...props} />
        </>
      )}
    </>
  )
}

const Gaps = ({ gaps, ...props }: Props & { gaps: PermitGap[] }) =>
  gaps.length > 0 && (
    <ul className={classes.gaps}>
      {gaps.map((gap, index) => (
        <Gap
          key={`${index} ${gap.code} ${gap.path} ${gap.permitId} ${gap.requirementId}`}
          gap={gap}
          {...props}
        />
      ))}
    </ul>
  )

function Gap({ gap, permit, showField }: Props & { gap: PermitGap }) {
  const { mend, text, path, personId } = gap
  const pageOf = usePageOf()
  if (mend === 'training' && personId)
    return (
      <li>
        {text}{' '}
        {!isBookedInTime(gap, permit) && (
          <FindSession personIds={[personId]} neededOn={permit.workDate} about={text} />
        )}
        {gap.booked && <BookedSession of={gap.booked} />}
      </li>
    )
  const href = fixLink({ ...gap, permit }, pageOf)
  const show = mend === 'permit' && showField ? () => showField(path) : undefined
  return (
    <li>
      {text}{' '}
      {mend !== 'training' && mend !== 'override' && href && (
        <FixLink href={href} mend={mend} what={text} show={show} />
      )}
      <LetWorkerPass gap={gap} permit={permit} />
    </li>
  )
}

type FixProps = {
  href: Route
  mend: Exclude<PermitGap['mend'], 'training' | 'override'>
  what: string
  /** Shows the place on this page. */
  show?: () => void
}

function FixLink({ href, mend, what, show }: FixProps) {
  const label = useTranslations('workPermits.readiness')(`fix.${mend}`)
  return (
    <Anchor
      component={IntentLink}
      href={href}
      size="sm"
      aria-label={`${label}: ${what}`}
      onNavigate={(event) => {
        if (!show) return
        event.preventDefault()
        show()
      }}
    >
      {label}
    </Anchor>
  )
}
