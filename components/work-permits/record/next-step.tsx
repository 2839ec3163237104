'use client'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { queryOfPath } from '@/components/work-permits/form/steps'
import { CommandButtons } from '@/components/workflow/command-buttons'
import type { Commands } from '@/components/workflow/commands'
import { IntentLink } from '@/components/ui/intent-link'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { permitWorkflow, type PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { listIn } from '@/lib/platform/i18n/formats'

type Props = { permit: PermitRecord; commands: Commands<PermitCommand> }

export function NextStep({ permit, commands }: Props) {
  const t = useTranslations('workPermits')
  const roleName = useTranslations('roles')
  const locale = useLocale()
  const { id, status, statusReason, can } = permit
  const isSubmitted = status === 'Submitted'
  const { data } = useApi(workPermits.readiness, { id }, { enabled: can.save || isSubmitted })
  const isReady = data?.isReady === true
  // `StopWork` shows the one; the form that is not complete ends with the other.
  const isElsewhere = (command: PermitCommand) =>
    command === 'stopWork' || (command === 'submit' && can.save && !isReady)
  const offered = commands.offered.filter((command) => !isElsewhere(command))
  const awaited = permit.awaiting.map(({ role }) => roleName(role))
  const roles = listIn(locale, awaited)
  const isSucceeded =
    permit.requesterHasLeft && permitWorkflow.nextStatus(status, 'finishWork') !== null
  const isPast = isSubmitted && data?.gaps.some(({ code }) => code === 'day-past')
  const toFix = data?.gaps.find(({ effect, mend }) => effect === 'Refuse' && mend === 'permit')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="next-title">
      <Stack gap="sm">
        <div>
          <Title order={2} id="next-title">
            {t('next.title')}
          </Title>
          <Text>{isPast ? t('next.past') : t(`next.${status}`, { roles })}</Text>
          {isSucceeded && <Text>{t('next.successor')}</Text>}
          {statusReason && <Text fw={600}>{t('statusReason', { reason: statusReason })}</Text>}
        </div>
        {(offered.length > 0 || can.save) && (
          <Group gap="sm" data-screen-only>
            {can.save && (
              <Button
                component={IntentLink}
                href={route(
                  `/work-permits/${id}/edit${toFix ? `?${queryOfPath(toFix.path)}` : ''}`,
                )}
                variant={isReady ? 'default' : 'filled'}
              >
                {t(isReady ? 'form.change' : 'form.fillIn')}
              </Button>
            )}
            <CommandButtons commands={{ ...commands, offered }} />
          </Group>
        )}
      </Stack>
    </Paper>
  )
}
