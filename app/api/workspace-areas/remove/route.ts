import { removeWorkspaceArea } from '@/lib/domain/workspace-areas/commands'
import { workspaceAreas } from '@/lib/domain/workspace-areas/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workspaceAreas.remove, removeWorkspaceArea)
