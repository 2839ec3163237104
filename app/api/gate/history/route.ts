import { gate } from '@/lib/domain/gate/gate/contract'
import { searchHistory } from '@/lib/domain/gate/gate/history/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.history, searchHistory)
