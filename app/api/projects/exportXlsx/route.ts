import { projects } from '@/lib/domain/projects/contract'
import { exportProjectsXlsx } from '@/lib/domain/projects/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(projects.exportXlsx, exportProjectsXlsx)
