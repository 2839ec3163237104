import { removeTrainingSession } from '@/lib/domain/training/training-sessions/commands'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingSessions.remove,
  removeTrainingSession,
)
