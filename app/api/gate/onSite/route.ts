import { gate } from '@/lib/domain/gate/gate/contract'
import { searchOnSite } from '@/lib/domain/gate/gate/presence/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.onSite, searchOnSite)
