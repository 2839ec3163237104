import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { removePermit } from '@/lib/domain/work/work-permits/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workPermits.remove, removePermit)
