import { removeSessions } from '@/lib/domain/training/training-plans/commands'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingPlans.removeSessions, removeSessions)
