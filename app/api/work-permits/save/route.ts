import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { savePermit } from '@/lib/domain/work/work-permits/draft/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workPermits.save, savePermit)
