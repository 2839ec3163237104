import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { searchWorkspaceAreas } from '@/lib/domain/site/workspace-areas/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workspaceAreas.search, searchWorkspaceAreas)
