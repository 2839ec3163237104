import { removeProject } from '@/lib/domain/projects/commands'
import { projects } from '@/lib/domain/projects/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(projects.remove, removeProject)
