'use client'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { useSessionsFor } from '@/components/training/find-session'
import { useMayEnroll } from '@/components/training/may-enroll'
import { IntentLink } from '@/components/ui/intent-link'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import { isBookedInTime, untrainedOf } from '@/lib/domain/work/work-permits/readiness/rules'

type Props = { permit: PermitRecord; gaps: PermitGap[] }

/** One press for all of the crew who lack training and have no seat in time, or whom to ask. */
export function MissingTraining({ permit, gaps }: Props) {
  const t = useTranslations('training.seatSearch')
  const employerName = useEmployerName()
  const hrefOf = useSessionsFor()
  const mayEnroll = useMayEnroll()
  const personIds = gaps.filter((gap) => !isBookedInTime(gap, permit)).flatMap(untrainedOf)
  if (personIds.length === 0) return null
  const { contractor, workDate } = permit
  return (
    <>
      {personIds.length > 1 && (
        <Button
          component={IntentLink}
          href={hrefOf({ personIds, neededOn: workDate })}
          variant="default"
          size="sm"
          mt="xs"
        >
          {t('findAll', { count: personIds.length })}
        </Button>
      )}
      {!mayEnroll && contractor && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('askCompany', { company: employerName(contractor) })}
        </Text>
      )}
    </>
  )
}
