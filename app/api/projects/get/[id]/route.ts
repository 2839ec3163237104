import { getProject } from '@/lib/domain/projects/queries'
import { projects } from '@/lib/domain/projects/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(projects.get, getProject)
