import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { beginPasskey } from '@/lib/domain/people/second-factors/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(secondFactors.beginPasskey, beginPasskey)
