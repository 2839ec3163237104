import { Anchor, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Route } from 'next'
import Link from 'next/link'

export const BackLink = ({ href, children }: { href: Route; children: string }) => (
  <Anchor component={Link} href={href} size="sm" mb="xs" display="inline-block" data-screen-only>
    <Group gap={4} component="span">
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Group>
  </Anchor>
)
