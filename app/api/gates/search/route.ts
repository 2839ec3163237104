import { gates } from '@/lib/domain/gate/gates/contract'
import { searchGates } from '@/lib/domain/gate/gates/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gates.search, searchGates)
