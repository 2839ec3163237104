import { Stack, Text } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = { icon?: ReactNode; title: string; text?: string; children?: ReactNode }

export const EmptyState = ({ icon, title, text, children }: Props) => (
  <Stack align="center" gap="xs" px="md" py="3rem" ta="center">
    <Text c="var(--accent)" component="span" lh={1} aria-hidden>
      {icon ?? <IconInbox size={40} stroke={1.25} />}
    </Text>
    <Text fw={600}>{title}</Text>
    {text && (
      <Text size="sm" c="dimmed" maw="28rem">
        {text}
      </Text>
    )}
    {children}
  </Stack>
)
