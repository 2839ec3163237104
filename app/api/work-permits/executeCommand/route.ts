import { workPermits } from '@/lib/domain/work-permits/contract'
import { executePermitCommand } from '@/lib/domain/work-permits/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  workPermits.executeCommand,
  executePermitCommand,
)
