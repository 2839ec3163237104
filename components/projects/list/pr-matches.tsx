'use client'
import { Anchor, Group, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import { IntentLink } from '@/components/ui/intent-link'
import type { projects } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import type { OutputOf } from '@/lib/platform/contract/contract'
import classes from './pr-matches.module.css'
import { useProjectName } from '@/components/projects/use-project-name'

/** Further matches are only counted: typing on narrows them down. */
const SHOWN = 20

type Match = OutputOf<typeof projects.searchByPrNo>[number]

export function PrMatches({ matches }: { matches: Match[] }) {
  const t = useTranslations('projects.lookup')
  if (matches.length === 0) return null
  return (
    <>
      <ul className={classes.list} aria-label={t('results')}>
        {matches.slice(0, SHOWN).map((match) => (
          <li key={match.id} className={classes.match}>
            <PrMatch match={match} />
          </li>
        ))}
      </ul>
      {matches.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {t('more', { shown: SHOWN })}
        </Text>
      )}
    </>
  )
}

function PrMatch({ match }: { match: Match }) {
  const t = useTranslations('projects.lookup')
  const nameOf = useProjectName()
  const { isInUse, linkedTaskId, linkedTaskRefId } = match
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text fw={600}>{match.PurchaseRequisitionNo}</Text>
        <StatusBadge tone={isInUse ? 'warning' : 'neutral'} icon={isInUse ? IconLink : undefined}>
          {t(isInUse ? 'inUse' : 'free')}
        </StatusBadge>
      </Group>
      <Anchor component={IntentLink} href={route(`/projects/${match.id}`)} size="sm">
        {nameOf(match)}
      </Anchor>
      {linkedTaskId && linkedTaskRefId && (
        <Text size="sm">
          <Anchor component={IntentLink} href={route(`/tasks/${linkedTaskId}`)} inherit>
            {t('task', { refId: linkedTaskRefId })}
          </Anchor>
        </Text>
      )}
    </>
  )
}
