import { gate } from '@/lib/domain/gate/gate/contract'
import { gatePhoto } from '@/lib/domain/gate/gate/photo/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.photo, gatePhoto)
