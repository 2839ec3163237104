import { projectInput } from '@/components/projects/form/project-input'
import {
  crewOf,
  latestOf,
  permitsOf,
  trainingsOf,
} from '@/components/projects/record/project-inputs'
import { firstRows } from '@/components/record/few-rows'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { searchDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { searchWorkspaceAreas } from '@/lib/domain/site/workspace-areas/queries'
import { projects } from '@/lib/domain/work/projects/contract'
import { getProject } from '@/lib/domain/work/projects/queries'
import { projectTimeline } from '@/lib/domain/work/projects/timeline/contract'
import { searchTimeline } from '@/lib/domain/work/projects/timeline/queries'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchCrew } from '@/lib/domain/work/work-permits/crew/queries'
import { searchPermits } from '@/lib/domain/work/work-permits/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

const timelinePart = (input: ReturnType<typeof trainingsOf>) =>
  prefetch(projectTimeline.searchTimeline, searchTimeline, { ...input, ...firstRows })

/** The project with all that its page lists, so that nothing moves once it is shown. */
export const projectReads = async (id: string) => [
  prefetch(projects.get, getProject, projectInput(id)),
  prefetch(workspaceAreas.search, searchWorkspaceAreas, {}),
  prefetch(documentTemplates.search, searchDocumentTemplates, {}),
  prefetch(workPermits.search, searchPermits, { ...permitsOf(id), ...firstRows }),
  prefetch(workPermits.searchCrew, searchCrew, { ...crewOf(id), ...firstRows }),
  timelinePart(trainingsOf(id)),
  timelinePart(latestOf(id, await siteToday())),
]
