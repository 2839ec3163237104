import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchPermitProjects } from '@/lib/domain/work/work-permits/lookups/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  workPermits.searchProjects,
  searchPermitProjects,
)
