'use client'
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { useRoster } from '@/components/training-enrollments/list/use-roster'
import { useSessionName } from '@/components/training/use-session-name'
import { useRemoval } from '@/components/ui/use-removal'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import { pendingStatuses } from '@/lib/domain/training/attendance/workflow'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { PassingGives } from '@/components/training/passing-gives'
import { Seats } from '@/components/training/seats'
import type { SessionSubject } from './session-drawer'
import { SessionCommands } from './session-commands'
import classes from './session-panel.module.css'

const SessionDrawer = dynamic(() =>
  fetchPart(() => import('./session-drawer')).then((part) => part.SessionDrawer),
)

type Props = { session: TrainingSessionRecord; hasCalendar: boolean; seesRoster: boolean }

export function SessionPanel({ session, hasCalendar, seesRoster }: Props) {
  const t = useTranslations()
  const drawer = useDrawer<SessionSubject>()
  const remove = useRemoval(trainingSessions.remove)
  const nameOf = useSessionName()
  const conflict = useConflict()
  const { can, cancelReason } = session
  const { subject, when } = nameOf(session)
  const askAndRemove = () =>
    remove({
      input: { id: session.id },
      name: `${subject} ${when}`,
      text: t('trainingSessions.removeText'),
      leaveTo: hasCalendar ? '/training/calendar' : '/',
    })
  return (
    <Paper withBorder p="md" component="section" aria-label={t('trainingSessions.session')}>
      <Stack gap="md">
        <ConflictAlert conflict={conflict} />
        {cancelReason && (
          <Alert color="red" title={t('trainingSessions.isCancelled')}>
            {cancelReason}
          </Alert>
        )}
        <Text size="sm">
          {t('trainingInfo.gives')}: <PassingGives {...session} />
        </Text>
        <Seats {...session} />
        {session.source === 'Import' && <Text size="sm">{t('trainingSessions.imported')}</Text>}
        {seesRoster && <MissingResults session={session} />}
        <Group gap="sm" className={classes.buttons}>
          <SessionCommands session={session} conflict={conflict}>
            {can.save && (
              <Button
                variant="default"
                leftSection={<IconPencil size={18} />}
                onClick={() => drawer.open({ session })}
              >
                {t(can.move ? 'trainingSessions.editOrMove' : 'trainingSessions.edit')}
              </Button>
            )}
          </SessionCommands>
          {can.remove && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} />}
              onClick={() => void askAndRemove()}
            >
              {t('common.remove')}
            </Button>
          )}
        </Group>
      </Stack>
      {drawer.wasOpened && <SessionDrawer {...drawer} />}
    </Paper>
  )
}

/** Says why a closed session cannot be completed yet. */
function MissingResults({ session: { id, status, can } }: { session: TrainingSessionRecord }) {
  const t = useTranslations('trainingSessions')
  const { rows } = useRoster(id)
  const open: readonly string[] = pendingStatuses
  const count = rows.filter((row) => open.includes(row.status)).length
  if (status !== 'Closed' || !can.save || count === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t('resultsMissing', { count })}
    </Text>
  )
}
