import { projects } from '@/lib/domain/work/projects/contract'
import { saveProject } from '@/lib/domain/work/projects/save/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(projects.save, saveProject)
