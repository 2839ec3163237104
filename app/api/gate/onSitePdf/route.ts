import { gate } from '@/lib/domain/gate/gate/contract'
import { onSitePdf } from '@/lib/domain/gate/gate/presence/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.onSitePdf, onSitePdf)
