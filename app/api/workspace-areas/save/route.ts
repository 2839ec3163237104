import { saveWorkspaceArea } from '@/lib/domain/site/workspace-areas/commands'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workspaceAreas.save, saveWorkspaceArea)
