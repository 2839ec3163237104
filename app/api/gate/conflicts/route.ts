import { gate } from '@/lib/domain/gate/gate/contract'
import { searchConflicts } from '@/lib/domain/gate/gate/conflicts/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.conflicts, searchConflicts)
