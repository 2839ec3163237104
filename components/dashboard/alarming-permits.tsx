'use client'
import { Alert, Anchor, Group, Title } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/ui/load-error'
import { IntentLink } from '@/components/ui/intent-link'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { alarmingStatuses, type AlarmingStatus } from '@/lib/domain/work/work-permits/workflow'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { alarmingInput } from './dashboard-input'
import { REFRESH_INTERVAL } from './refresh-interval'

/** Permits under which nobody may work though it has begun, with links to them. */
export function AlarmingPermits() {
  const t = useTranslations('dashboard.alarming')
  // By status, so that one more has to be asked for here.
  const found: Record<AlarmingStatus, ReturnType<typeof usePermitsIn>> = {
    Suspended: usePermitsIn('Suspended'),
    Expired: usePermitsIn('Expired'),
  }
  const failed = alarmingStatuses.map((status) => found[status]).filter(({ error }) => error)
  const counts = alarmingStatuses
    .map((status) => ({ status, count: found[status].data?.total ?? 0 }))
    .filter(({ count }) => count > 0)
  if (failed[0]?.error)
    return <LoadError problem={failed[0].error} retry={() => readAgain(failed)} />
  if (counts.length === 0) return null
  return (
    <Alert
      color="red"
      c="var(--mantine-color-text)"
      icon={<IconAlertTriangleFilled />}
      data-screen-only
    >
      <Group gap="lg">
        {counts.map(({ status, count }) => (
          <Title key={status} order={2} fz="1.25rem">
            <Anchor component={IntentLink} href={listOf(status)} c="inherit" inherit>
              {t(status, { count })}
            </Anchor>
          </Title>
        ))}
      </Group>
    </Alert>
  )
}

const readAgain = (failed: { refetch: () => unknown }[]) =>
  failed.forEach(({ refetch }) => refetch())

const listOf = (status: AlarmingStatus) => route(`/work-permits?status=${status}`)

const usePermitsIn = (status: AlarmingStatus) =>
  useApi(workPermits.search, alarmingInput(status), { refetchInterval: REFRESH_INTERVAL })
