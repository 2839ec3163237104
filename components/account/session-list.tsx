'use client'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { account, type SignInSessionRecord } from '@/lib/domain/people/account/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi, useCommand } from '@/lib/platform/browser/use-api'
import classes from '@/components/ui/plain-list.module.css'

export function SessionList() {
  const t = useTranslations('account')
  const toast = useToast()
  const answer = useApi(account.searchSessions, {})
  const others = useCommand(account.endOtherSessions)
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  const endOthers = () =>
    others.mutateAsync({}).then(() => toast.done(t('othersEnded')), toast.failed)
  return (
    <Stack>
      <ul className={classes.list}>
        {answer.data.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {answer.data.some(({ isCurrent }) => !isCurrent) && (
        <Group>
          <Button
            variant="default"
            color="red"
            loading={others.isPending}
            onClick={() => void endOthers()}
          >
            {t('endOthers')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function Session({ session }: { session: SignInSessionRecord }) {
  const t = useTranslations('account')
  const dates = useDateStyle()
  const toast = useToast()
  const command = useCommand(account.endSession)
  const { id, device, address, createdAt, lastSeenAt, isCurrent } = session
  const end = () => command.mutateAsync({ id }).then(() => toast.done(t('ended')), toast.failed)
  return (
    <li className={classes.item}>
      <div>
        <Text fw={600} component="div">
          {device} {isCurrent && <Badge variant="light">{t('thisBrowser')}</Badge>}
        </Text>
        <Text size="sm" c="dimmed">
          {t('sessionLine', {
            address,
            since: formatInstant(dates, createdAt),
            seen: formatInstant(dates, lastSeenAt),
          })}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="xs"
          loading={command.isPending}
          aria-label={t('endNamed', { device })}
          onClick={() => void end()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
