import { musters } from '@/lib/domain/gate/musters/contract'
import { followMuster } from '@/lib/domain/gate/musters/follow/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(musters.follow, followMuster)
