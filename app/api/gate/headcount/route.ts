import { gate } from '@/lib/domain/gate/gate/contract'
import { countHeads } from '@/lib/domain/gate/gate/presence/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.headcount, countHeads)
