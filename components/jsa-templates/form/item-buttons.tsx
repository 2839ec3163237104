'use client'
import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'

export type ItemActions = {
  index: number
  isLast: boolean
  onMove: (from: number, to: number, button: 'up' | 'down') => void
  /** Missing for the only item of a list. */
  onRemove?: () => void
}

type Props = ItemActions & { labels: { up: string; down: string; remove: string } }

export const ItemButtons = ({ index, isLast, onMove, onRemove, labels }: Props) => (
  <Group gap={4} wrap="nowrap">
    <ActionIcon
      variant="default"
      size="lg"
      data-part="up"
      aria-label={labels.up}
      disabled={index === 0}
      onClick={() => onMove(index, index - 1, 'up')}
    >
      <IconArrowUp size={18} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size="lg"
      data-part="down"
      aria-label={labels.down}
      disabled={isLast}
      onClick={() => onMove(index, index + 1, 'down')}
    >
      <IconArrowDown size={18} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size="lg"
      c={onRemove && 'var(--mantine-color-error)'}
      aria-label={labels.remove}
      disabled={!onRemove}
      onClick={onRemove}
    >
      <IconTrash size={18} />
    </ActionIcon>
  </Group>
)
