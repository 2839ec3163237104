'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import type { Filter, Option } from '@/components/table/filter'
import { useSessionName } from '@/components/training/use-session-name'
import { useToday } from '@/components/ui/use-today'
import { approvalStatuses } from '@/lib/domain/training/training-approvals/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { addDays } from '@/lib/platform/dates/day'
import { useApi } from '@/lib/platform/browser/use-api'
import { ANY_STATUS } from '@/components/table/list-input'

/** In days: how far before and after today the offered sessions lie. */
const DAYS_BACK = 60
const DAYS_AHEAD = 30

/** `sessionId`: the session of the address, which may lie further away. */
export function useApprovalFilters(sessionId: string | null): Filter[] {
  const t = useTranslations('trainingApprovals')
  const statuses = useTranslations('training.statuses')
  const sessions = useSessionOptions(sessionId)
  const employers = useEmployerLookup()
  const finalStatuses = approvalStatuses.filter((status) => status !== 'Pending')
  return [
    {
      name: 'status',
      label: t('status'),
      emptyLabel: t('pending'),
      options: [
        ...finalStatuses.map((value) => ({ value, label: statuses(value) })),
        { value: ANY_STATUS, label: t('anyStatus') },
      ],
    },
    { name: 'sessionId', label: t('session'), options: sessions, isLong: true },
    { name: 'contractorId', label: t('contractor'), lookup: employers },
    {
      name: 'fromDate',
      toName: 'toDate',
      label: t('days'),
      fromLabel: t('fromDate'),
      toLabel: t('toDate'),
    },
  ]
}

function useSessionOptions(sessionId: string | null): Option[] {
  const nameOf = useSessionName()
  const today = useToday()
  const near = useApi(trainingSessions.search, {
    fromDate: addDays(today, -DAYS_BACK),
    toDate: addDays(today, DAYS_AHEAD),
    sort: '-date',
    page: 1,
    pageSize: 500,
  }).data?.rows
  const isFar = sessionId !== null && near !== undefined && !near.some(({ id }) => id === sessionId)
  const far = useApi(trainingSessions.get, { id: sessionId ?? '' }, { enabled: isFar }).data
  return useMemo(
    () =>
      [...(far && isFar ? [far] : []), ...(near ?? [])].map((session) => {
        const { subject, when } = nameOf(session)
        return { value: session.id, label: `${when} · ${subject}` }
      }),
    [near, far, isFar, nameOf],
  )
}
