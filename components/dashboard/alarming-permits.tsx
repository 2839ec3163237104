'use client'
import { Alert, Anchor, Group, Title } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { ErrorAlert } from '@/components/ui/error-alert'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import { useApi } from '@/lib/platform/browser/use-api'
import { alarmingInput } from './dashboard-input'
import { REFRESH_INTERVAL } from './refresh-interval'

/** Permits under which nobody may work though it has begun, with links to them. */
export function AlarmingPermits() {
  const t = useTranslations('dashboard.alarming')
  const suspended = usePermitsIn('Suspended')
  const expired = usePermitsIn('Expired')
  const error = suspended.error ?? expired.error
  const stopped = suspended.data?.total ?? 0
  const overdue = expired.data?.total ?? 0
  if (error) return <ErrorAlert problem={error} />
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
          <Title order={2} fz="1.25rem">
            <Anchor component={Link} href={listOf('Suspended')} c="inherit" inherit>
              {t('Suspended', { count: stopped })}
            </Anchor>
          </Title>
        )}
        {overdue > 0 && (
          <Title order={2} fz="1.25rem">
            <Anchor component={Link} href={listOf('Expired')} c="inherit" inherit>
              {t('Expired', { count: overdue })}
            </Anchor>
          </Title>
        )}
      </Group>
    </Alert>
  )
}

const listOf = (status: PermitStatus) => `/work-permits?status=${status}` as Route

const usePermitsIn = (status: PermitStatus) =>
  useApi(workPermits.search, alarmingInput(status), { refetchInterval: REFRESH_INTERVAL })
