import * as z from 'zod'
import { list } from '@/lib/platform/contract/contract'
import { id } from '@/lib/platform/contract/fields'
import { permitWorker } from '../lookups/contract'

/** Somebody on the permits of a project, with the day by which they have to be trained. */
const crewMember = permitWorker.extend({
  neededOn: z.string().nullable().meta({ description: 'The first work date, from today on' }),
  isTrained: z.boolean().nullable().meta({
    description: 'On that day, else today; null to a Contractor whose company the person has left',
  }),
})
export type CrewMember = z.output<typeof crewMember>

export const permitCrew = {
  searchCrew: list('/api/work-permits/searchCrew', {
    policy: 'realm-basic',
    summary: 'The people on the permits of a project, with their training',
    description:
      'Permits that were rejected or cancelled do not count. `isTrained`: those who are not first. A caller who is Contractor and nothing more is given those on permits of the own employer.',
    filters: { projectId: id },
    row: crewMember,
    sorts: ['isTrained', 'neededOn'],
  }),
}
