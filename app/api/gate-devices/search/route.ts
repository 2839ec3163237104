import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { searchGateDevices } from '@/lib/domain/gate/gate-devices/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gateDevices.search, searchGateDevices)
