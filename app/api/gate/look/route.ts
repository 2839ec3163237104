import { gate } from '@/lib/domain/gate/gate/contract'
import { lookAtGate } from '@/lib/domain/gate/gate/look/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.look, lookAtGate)
