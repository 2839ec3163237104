import type { Route } from 'next'
import type { ANY_GROUP, PermitGroup } from '@/lib/domain/work/work-permits/rules'
import { route } from '@/lib/platform/access/route'
import type { Day } from '@/lib/platform/dates/day'

export type Counted = { group: PermitGroup | typeof ANY_GROUP; day: Day }

/** The list of the permits that a figure counts. */
export const permitsOn = ({ group, day }: Counted): Route =>
  route(`/work-permits?${new URLSearchParams({ fromDate: day, toDate: day, group })}`)
