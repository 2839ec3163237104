import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchCrew } from '@/lib/domain/work/work-permits/crew/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workPermits.searchCrew, searchCrew)
