'use client'
import { Group } from '@mantine/core'
import { CommandButtons } from '@/components/workflow/command-buttons'
import type { Conflict } from '@/components/workflow/use-conflict'
import type { CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import classes from './cockpit.module.css'
import { EnrollButtons } from './enroll-buttons'
import { usePermitItemCommands, useTaskItemCommands } from './use-item-commands'

type Props = { item: CockpitItem; conflict: Conflict }

/** What the reader can do here and now. */
export function CockpitActions({ item, conflict }: Props) {
  if (item.can.length === 0) return null
  const { type } = item.subject
  return (
    <Group gap="xs" className={classes.actions} data-gloves>
      {item.can.includes('enroll') && <EnrollButtons item={item} />}
      {type === 'work-permit' && <PermitButtons item={item} conflict={conflict} />}
      {type === 'task' && <TaskButtons item={item} conflict={conflict} />}
    </Group>
  )
}

const PermitButtons = ({ item, conflict }: Props) => (
  <CommandButtons commands={usePermitItemCommands(item, conflict)} />
)

const TaskButtons = ({ item, conflict }: Props) => (
  <CommandButtons commands={useTaskItemCommands(item, conflict)} />
)
