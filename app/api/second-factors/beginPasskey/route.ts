import { secondFactors } from '@/lib/domain/second-factors/contract'
import { beginPasskey } from '@/lib/domain/second-factors/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(secondFactors.beginPasskey, beginPasskey)
