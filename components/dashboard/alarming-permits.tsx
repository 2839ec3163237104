'use client'
import { Alert, Anchor, Group } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import { useApi } from '@/lib/platform/browser/use-api'
import { REFRESH_INTERVAL } from './refresh-interval'

/** Permits under which nobody may work though it has begun, with links to them. */
export function AlarmingPermits() {
  const t = useTranslations('dashboard.alarming')
  const stopped = useCount('Suspended')
  const overdue = useCount('Expired')
  if (stopped + overdue === 0) return null
  return (
    <Alert
      color="red"
      c="var(--mantine-color-text)"
      icon={<IconAlertTriangleFilled />}
      data-screen-only
    >
      <Group gap="lg">
        {stopped > 0 && (
          <Anchor component={Link} href={listOf('Suspended')} c="inherit" fw={600}>
            {t('Suspended', { count: stopped })}
          </Anchor>
        )}
        {overdue > 0 && (
          <Anchor component={Link} href={listOf('Expired')} c="inherit" fw={600}>
            {t('Expired', { count: overdue })}
          </Anchor>
        )}
      </Group>
    </Alert>
  )
}

const listOf = (status: PermitStatus) => `/work-permits?status=${status}` as Route

function useCount(status: PermitStatus): number {
  const input = { status, page: 1, pageSize: 1 }
  const { data } = useApi(workPermits.search, input, { refetchInterval: REFRESH_INTERVAL })
  return data?.total ?? 0
}
