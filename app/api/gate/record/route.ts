import { gate } from '@/lib/domain/gate/gate/contract'
import { recordActions } from '@/lib/domain/gate/gate/record/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.record, recordActions)
