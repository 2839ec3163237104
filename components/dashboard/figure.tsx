'use client'
import { Anchor } from '@mantine/core'
import { IntentLink } from '@/components/ui/intent-link'
import { permitsOn, type Counted } from './permits-on'

type Props = Counted & {
  count: number
  /** Accessible name: the count and what it counts. */
  label: string
}

/** A count that links to the permits counted. */
export function Figure({ count, label, ...counted }: Props) {
  if (count === 0) return <span>0</span>
  return (
    <Anchor component={IntentLink} href={permitsOn(counted)} aria-label={label}>
      {count}
    </Anchor>
  )
}
