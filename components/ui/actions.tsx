import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** The main button last. */
  children: ReactNode
  /** Stands at the other end of the row. */
  aside?: ReactNode
}

/** The buttons that end a form, a dialog or a notice: at the right edge, the main one last. */
export const Actions = ({ children, aside }: Props) => (
  <Group justify="space-between" gap="sm" mt="xs">
    {aside}
    <Group justify="flex-end" gap="sm" ms="auto">
      {children}
    </Group>
  </Group>
)
