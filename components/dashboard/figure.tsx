'use client'
import { Anchor } from '@mantine/core'
import type { Route } from 'next'
import Link from 'next/link'
import type { ANY_GROUP } from '@/lib/domain/work/work-permits/rules'
import type { PermitGroup } from '@/lib/domain/work/work-permits/rules'
import type { Day } from '@/lib/platform/dates/day'

type Props = {
  count: number
  /** Accessible name: the count and what it counts. */
  label: string
  group: PermitGroup | typeof ANY_GROUP
  from: Day
  to?: Day
}

/** A count that links to the permits counted. */
export function Figure({ count, label, group, from, to = from }: Props) {
  if (count === 0) return <span>0</span>
  const query = new URLSearchParams({ fromDate: from, toDate: to, group })
  return (
    <Anchor component={Link} href={`/work-permits?${query}` as Route} aria-label={label}>
      {count}
    </Anchor>
  )
}
