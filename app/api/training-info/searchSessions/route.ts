import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { searchTrainingSessions } from '@/lib/domain/training/training-sessions/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingInfo.searchSessions,
  searchTrainingSessions,
)
