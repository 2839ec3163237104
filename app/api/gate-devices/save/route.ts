import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { saveGateDevice } from '@/lib/domain/gate/gate-devices/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gateDevices.save, saveGateDevice)
