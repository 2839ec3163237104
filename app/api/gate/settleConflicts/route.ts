import { gate } from '@/lib/domain/gate/gate/contract'
import { settleConflicts } from '@/lib/domain/gate/gate/conflicts/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.settleConflicts, settleConflicts)
