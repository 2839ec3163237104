import { Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; text: string; children: ReactNode }

export const MessagePage = ({ icon, title, text, children }: Props) => (
  <Stack align="center" gap="sm" px="md" py="10vh" ta="center">
    <ThemeIcon
      size={72}
      radius="xl"
      color="var(--warning-soft)"
      c="var(--warning-text)"
      aria-hidden
    >
      {icon}
    </ThemeIcon>
    <Title order={1} textWrap="balance">
      {title}
    </Title>
    <Text c="dimmed" maw="32rem" style={{ textWrap: 'balance' }}>
      {text}
    </Text>
    <Group justify="center" mt="sm">
      {children}
    </Group>
  </Stack>
)
