import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { startPairing } from '@/lib/domain/gate/gate-devices/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gateDevices.startPairing, startPairing)
