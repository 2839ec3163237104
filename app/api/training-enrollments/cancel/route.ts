import { cancelEnrollments } from '@/lib/domain/training/training-enrollments/change/commands'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingEnrollments.cancel,
  cancelEnrollments,
)
