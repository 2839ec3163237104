'use client'
import { IconCalendarSearch } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { RowAction } from '@/components/table/column'
import { useSessionsFor } from '@/components/training/find-session'
import type { PersonRecord } from '@/lib/domain/people/persons/contract'

/** To a session, for somebody without valid training. */
export function useTrainingActions() {
  const t = useTranslations('training.seatSearch')
  const hrefOf = useSessionsFor()
  return ({ id, TrainingStatus }: PersonRecord): RowAction[] =>
    TrainingStatus === 'Passed'
      ? []
      : [
          {
            label: t('find'),
            icon: <IconCalendarSearch size={16} />,
            href: hrefOf({ personIds: [id] }),
          },
        ]
}
