import type { projectTimeline } from '@/lib/domain/work/projects/timeline/contract'
import type { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import type { Day } from '@/lib/platform/dates/day'

type Timeline = InputOf<typeof projectTimeline.searchTimeline>

/** What the page of a project lists, the latest first. */
export const permitsOf = (projectId: string): InputOf<typeof workPermits.search> => ({
  projectId,
  sort: '-workDate',
})

export const crewOf = (projectId: string): InputOf<typeof workPermits.searchCrew> => ({ projectId })

export const trainingsOf = (id: string): Timeline => ({ id, lanes: ['Training'], sort: '-at' })

export const latestOf = (id: string, toDate: Day): Timeline => ({ id, toDate, sort: '-at' })
