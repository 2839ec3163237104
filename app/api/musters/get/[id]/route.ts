import { musters } from '@/lib/domain/gate/musters/contract'
import { getMuster } from '@/lib/domain/gate/musters/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(musters.get, getMuster)
