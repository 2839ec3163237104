'use client'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { LoadError } from '@/components/ui/load-error'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { providerSyncs, type ProviderSync } from '@/lib/domain/people/provider-syncs/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { SyncState } from './sync-state'
import { SyncProblems } from './sync-problems'
import { useRoleNames } from './use-role-names'

/** In milliseconds: how soon a sync that waits, and a provider that did not answer, is asked about again. */
const WAITING_INTERVAL = 3_000
export const UNANSWERED_INTERVAL = 30_000

type Props = { userId: string; provider: string }

/** A user's account at the managed identity provider, read there when the panel is shown. */
export function ProviderPanel({ userId, provider }: Props) {
  const t = useTranslations('providerSyncs')
  const answer = useApi(providerSyncs.get, { id: userId }, { refetchInterval: intervalOf })
  return (
    <Paper withBorder p="md" component="section" aria-label={t('title', { name: provider })}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t('title', { name: provider })}
          </Title>
          {answer.data && <SyncState sync={answer.data} />}
        </Group>
        <Text size="sm" c="dimmed">
          {t('hint', { name: provider })}
        </Text>
        {answer.isPending && (
          <Text size="sm" role="status">
            {t('loading', { name: provider })}
          </Text>
        )}
        {answer.isError && <LoadError problem={answer.error} retry={answer.refetch} />}
        {answer.data && <KnownSync sync={answer.data} provider={provider} />}
      </Stack>
    </Paper>
  )
}

function intervalOf(sync?: ProviderSync): number | undefined {
  if (sync?.status === 'Waiting') return WAITING_INTERVAL
  return sync?.there.fault ? UNANSWERED_INTERVAL : undefined
}

function KnownSync({ sync, provider }: { sync: ProviderSync; provider: string }) {
  const t = useTranslations('providerSyncs')
  const { send, isSending } = useToastedCommand(providerSyncs.retry)
  const isInSync = sync.status === 'Done' && !sync.difference
  return (
    <>
      <SyncProblems sync={sync} provider={provider} />
      <Facts sync={sync} />
      {sync.can.retry && !isInSync && (
        <Group>
          <Button
            variant="light"
            leftSection={<IconRefresh size={18} />}
            loading={isSending}
            onClick={() => void send({ id: sync.id }, t('retried'))}
          >
            {t('retry')}
          </Button>
        </Group>
      )}
    </>
  )
}

function Facts({ sync }: { sync: ProviderSync }) {
  const t = useTranslations('providerSyncs')
  const dates = useDateStyle()
  const namesOf = useRoleNames()
  const { here, there, doneAt, nextAttemptAt, attempts } = sync
  const moment = (value: string) => formatInstant(dates, value)
  const { account } = there
  const seen = account
    ? [
        { term: t('rolesThere'), value: namesOf(account.roles) || t('none') },
        {
          term: t('account'),
          value: t(account.isEnabled ? 'enabled' : 'disabled', { email: account.email ?? '–' }),
        },
      ]
    : [{ term: t('account'), value: t(sync.difference ? 'noAccount' : 'noAccountYet') }]
  return (
    <DefinitionList
      items={[
        { term: t('rolesHere'), value: namesOf(here.roles) },
        ...(there.fault ? [] : seen),
        ...(doneAt ? [{ term: t('doneAt'), value: moment(doneAt) }] : []),
        ...(nextAttemptAt && attempts > 0
          ? [
              { term: t('attempts'), value: attempts },
              { term: t('nextAttemptAt'), value: moment(nextAttemptAt) },
            ]
          : []),
      ]}
    />
  )
}
