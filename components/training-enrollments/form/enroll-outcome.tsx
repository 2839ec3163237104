'use client'
import { Alert, Button, List, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { StatusBadge } from '@/components/ui/status-badge'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import type { Enrolling } from './use-enroll'

type Props = {
  enrolling: Enrolling
  chosen: readonly CandidateRecord[]
  onEnrollMore: () => void
  onClose: () => void
}

const tones = { Enrolled: 'good', Waiting: 'warning', Refused: 'bad' } as const

/** The refusals that stopped the enrolment, or the outcome for each person. */
export function EnrollOutcome({ enrolling, chosen, onEnrollMore, onClose }: Props) {
  if (enrolling.results)
    return (
      <Outcomes
        enrolling={enrolling}
        chosen={chosen}
        onEnrollMore={onEnrollMore}
        onClose={onClose}
      />
    )
  return enrolling.refusals.length > 0 ? <Refusals enrolling={enrolling} chosen={chosen} /> : null
}

function Refusals({ enrolling, chosen }: Pick<Props, 'enrolling' | 'chosen'>) {
  const t = useTranslations('trainingEnrollments')
  const { refusals, enroll, isPending } = enrolling
  const others = chosen.length - refusals.length
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle />}
      title={t('noneEnrolled')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <List size="sm">
        {refusals.map(({ personId, text }) => (
          <List.Item key={personId}>{text}</List.Item>
        ))}
      </List>
      {others > 0 && (
        <Button
          mt="sm"
          size="sm"
          loading={isPending}
          onClick={() => enroll({ people: chosen, partial: true })}
        >
          {t('enrollOthers', { count: others })}
        </Button>
      )}
    </Alert>
  )
}

function Outcomes({ enrolling: { results, forget }, chosen, onEnrollMore, onClose }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const nameOf = (id: string) => {
    const person = chosen.find((candidate) => candidate.id === id)
    return person ? nameIn(locale, person) : id
  }
  const all = results ?? []
  const count = all.filter(({ outcome }) => outcome === 'Enrolled').length
  const again = () => {
    forget()
    onEnrollMore()
  }
  return (
    <Stack gap="sm">
      <Alert color="pine" role="status" icon={<IconCheck />}>
        {t('trainingEnrollments.enrolled', { count })}
      </Alert>
      <List listStyleType="none" spacing="xs" aria-label={t('trainingEnrollments.outcomes')}>
        {all.map(({ personId, outcome, text }) => (
          <List.Item key={personId}>
            <StatusBadge tone={tones[outcome]}>
              {t(`trainingEnrollments.outcome.${outcome}`)}
            </StatusBadge>{' '}
            {text ?? nameOf(personId)}
          </List.Item>
        ))}
      </List>
      <Actions>
        <Button variant="default" onClick={again}>
          {t('trainingEnrollments.enrollMore')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </Actions>
    </Stack>
  )
}
