'use client'
import { Alert, Button, Stack } from '@mantine/core'
import { IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import Link from 'next/link'
import type { GeneratedSessions } from '@/lib/domain/training/training-plans/contract'
import { route } from '@/lib/platform/access/route'
import { SessionDays, SkippedDays, Warnings } from './generated-days'

type Props = { outcome: GeneratedSessions; onNewRange: () => void; close: () => void }

/** A second run creates nothing new, which is said instead of a number. */
export function GenerateOutcome({ outcome, onNewRange, close }: Props) {
  const t = useTranslations('trainingPlans.generate')
  const closeLabel = useTranslations('common')('close')
  const { createdCount, sessions, skipped, messages } = outcome
  const first = sessions[0]?.date
  const isNew = createdCount > 0
  return (
    <Stack gap="md">
      <Alert
        role="status"
        color={isNew ? 'pine' : 'amber'}
        icon={isNew ? <IconCircleCheckFilled /> : <IconInfoCircle />}
        title={isNew ? t('done', { count: createdCount }) : t('doneNone')}
        styles={{ title: { fontWeight: 650 } }}
      >
        {!isNew && t('doneNoneText')}
      </Alert>
      <Warnings messages={messages} />
      <SessionDays title={t('done', { count: createdCount })} sessions={sessions} />
      <SkippedDays title={t('willSkip', { count: skipped.length })} skipped={skipped} />
      <Actions>
        <Button variant="default" onClick={close}>
          {closeLabel}
        </Button>
        <Button variant="default" onClick={onNewRange}>
          {t('again')}
        </Button>
        {first && (
          <Button
            component={Link}
            href={route(`/training/calendar?date=${first}`)}
            prefetch={false}
          >
            {t('toCalendar')}
          </Button>
        )}
      </Actions>
    </Stack>
  )
}
