import { gate } from '@/lib/domain/gate/gate/contract'
import { sendSnapshot } from '@/lib/domain/gate/gate/snapshot/making/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.snapshot, sendSnapshot)
