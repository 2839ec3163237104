import { changeProjectStatus } from '@/lib/domain/work/projects/commands'
import { projects } from '@/lib/domain/work/projects/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(projects.changeStatus, changeProjectStatus)
