import { projects } from '@/lib/domain/work/projects/contract'
import { exportProjectsXlsx } from '@/lib/domain/work/projects/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(projects.exportXlsx, exportProjectsXlsx)
