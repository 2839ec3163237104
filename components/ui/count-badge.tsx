import { Badge } from '@mantine/core'

/** How many wait; nothing while there are none. */
export const CountBadge = ({ count = 0 }: { count?: number }) =>
  count > 0 && (
    <Badge color="var(--warning-soft)" c="var(--warning-text)" miw="max-content">
      {count}
    </Badge>
  )
