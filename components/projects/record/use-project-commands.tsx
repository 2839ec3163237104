'use client'
import { List, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldNames } from '@/components/projects/form/use-field-names'
import type { Commands } from '@/components/workflow/commands'
import { IncompleteAlert } from '@/components/workflow/incomplete-alert'
import type { Conflict } from '@/components/workflow/use-conflict'
import { projects, type ProjectRecord } from '@/lib/domain/work/projects/contract'
import {
  commandTo,
  projectWorkflow,
  type ProjectCommand,
} from '@/lib/domain/work/projects/workflow'
import type { Result } from '@/lib/platform/contract/contract'

type Options = {
  /** All fields that starting needs are filled in. */
  isReady: boolean
  conflict: Conflict
}

/** The status changes that the server offers this reader, with their texts. */
export function useProjectCommands(
  { id, rowVersion, status, can }: ProjectRecord,
  { isReady, conflict }: Options,
): Commands<ProjectCommand, Result> {
  const t = useTranslations('projects')
  const [gaps, setGaps] = useState<string[]>([])
  return {
    offered: can.changeStatus.flatMap((next) => commandTo(status, next) ?? []),
    of: (command) => {
      const transition = projectWorkflow.of(command)
      return transition.needsReadiness && !isReady ? { ...transition, look: 'plain' } : transition
    },
    contractOf: () => projects.changeStatus,
    inputOf: (command) => ({ id, rowVersion, status: projectWorkflow.target(command) }),
    wordsOf: (command) => ({
      label: t(`commands.${command}.label`),
      text: (
        <>
          {gaps.length > 0 && <Incomplete gaps={gaps} />}
          <Text>{t(`commands.${command}.text`)}</Text>
        </>
      ),
      done: t('statusChanged', { status: t(`statuses.${projectWorkflow.target(command)}`) }),
    }),
    reason: {
      name: 'reason',
      labels: { needed: t('reason') },
      hint: t('reasonHint'),
      maxLength: 1000,
    },
    cancelLabelOf: () => t('back'),
    onRefused: ({ body }) => {
      if (body.code !== 'project-incomplete') return false
      setGaps(body.errors.map(({ path }) => path))
      return true
    },
    onClose: () => setGaps([]),
    conflict,
  }
}

function Incomplete({ gaps }: { gaps: string[] }) {
  const t = useTranslations('projects')
  const namesOf = useFieldNames()
  return (
    <IncompleteAlert title={t('incompleteTitle')}>
      <Text size="sm">{t('incompleteText')}</Text>
      <List size="sm">
        {namesOf(gaps).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </IncompleteAlert>
  )
}
