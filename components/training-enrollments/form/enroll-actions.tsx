'use client'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useLeave } from '@/components/form/form-context'
import { Actions } from '@/components/ui/actions'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import classes from './enroll.module.css'
import type { Enrolling } from './use-enroll'

type Props = {
  chosen: readonly CandidateRecord[]
  seatsLeft: number
  enrolling: Enrolling
}

export function EnrollActions({ chosen, seatsLeft, enrolling }: Props) {
  const t = useTranslations()
  const leave = useLeave()
  const isTooMany = chosen.length > seatsLeft
  return (
    <div className={classes.actions}>
      <Text size="sm" c={isTooMany ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
        {t(isTooMany ? 'trainingEnrollments.tooMany' : 'trainingEnrollments.chosen', {
          count: chosen.length,
          seats: seatsLeft,
        })}
      </Text>
      <Actions>
        <Button variant="default" onClick={leave}>
          {t('common.cancel')}
        </Button>
        {isTooMany && (
          <Button
            variant="default"
            loading={enrolling.isPending}
            onClick={() => enrolling.enroll({ people: chosen, partial: true, ifFull: 'wait' })}
          >
            {t('trainingEnrollments.enrollOrWait')}
          </Button>
        )}
        <Button
          disabled={chosen.length === 0}
          loading={enrolling.isPending}
          onClick={() => enrolling.enroll({ people: chosen, partial: false })}
        >
          {t('trainingEnrollments.enrollSome', { count: chosen.length })}
        </Button>
      </Actions>
    </div>
  )
}
