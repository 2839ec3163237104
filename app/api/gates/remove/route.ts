import { gates } from '@/lib/domain/gate/gates/contract'
import { removeGate } from '@/lib/domain/gate/gates/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gates.remove, removeGate)
