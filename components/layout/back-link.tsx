'use client'
import { Anchor, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Route } from 'next'
import type { MouseEvent } from 'react'
import { IntentLink } from '@/components/ui/intent-link'

/** Leads to a list: as the reader left it, with its filters, page and place, if they came from there. */
export const BackLink = ({ href, children }: { href: Route; children: string }) => (
  <Anchor
    component={IntentLink}
    href={href}
    onClick={(event: MouseEvent) => {
      const left = leftAt(href)
      if (!left || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      navigation.traverseTo(left.key)
    }}
    size="sm"
    mb="xs"
    display="inline-block"
    data-screen-only
  >
    <Group gap={4} component="span">
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Group>
  </Anchor>
)

/** The last entry of this path in the browser's history, before the page on screen. */
function leftAt(path: string): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined
  const { currentEntry } = navigation
  return navigation
    .entries()
    .slice(0, currentEntry?.index)
    .findLast(({ url }) => url && new URL(url).pathname === path)
}
