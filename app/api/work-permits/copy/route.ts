import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { copyPermit } from '@/lib/domain/work/work-permits/copy/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workPermits.copy, copyPermit)
