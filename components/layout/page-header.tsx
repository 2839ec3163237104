import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  description?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
}

export const PageHeader = ({ title, description, actions }: Props) => (
  <Group justify="space-between" align="flex-start" gap="md" mb="lg">
    <div>
      <Title order={1}>{title}</Title>
      {description && <Text c="dimmed">{description}</Text>}
    </div>
    {actions && (
      <Group gap="sm" data-screen-only>
        {actions}
      </Group>
    )}
  </Group>
)
