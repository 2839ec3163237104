import { musters } from '@/lib/domain/gate/musters/contract'
import { endMuster } from '@/lib/domain/gate/musters/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(musters.end, endMuster)
