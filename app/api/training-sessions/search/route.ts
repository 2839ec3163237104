import { searchTrainingSessions } from '@/lib/domain/training/training-sessions/queries'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingSessions.search,
  searchTrainingSessions,
)
